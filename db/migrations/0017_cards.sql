-- Where the cards of entries are shown.

CREATE TABLE cards (
    ledger_id       TEXT      NOT NULL REFERENCES ledgers (ledger_id) ON DELETE CASCADE,
    number          BIGINT    NOT NULL,
    conversation_id TEXT      NOT NULL,
    message_id      TEXT      NOT NULL,
    revision        BIGINT    NOT NULL,
    body            TEXT      NOT NULL,
    put_up_at       TIMESTAMP NOT NULL,
    PRIMARY KEY (ledger_id, number, conversation_id, message_id),
    UNIQUE (conversation_id, message_id)
);
