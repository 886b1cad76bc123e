-- Where the people of a ledger are written to, and what was said there unasked.

CREATE TABLE addresses (
    ledger_id       TEXT    NOT NULL PRIMARY KEY,
    conversation_id TEXT    NOT NULL,
    person_id       TEXT    NOT NULL,
    language        TEXT    NOT NULL,
    blocked         BOOLEAN NOT NULL
);

CREATE INDEX addresses_by_conversation ON addresses (conversation_id);

CREATE TABLE posts (
    ledger_id TEXT      NOT NULL,
    post_key  TEXT      NOT NULL,
    posted_at TIMESTAMP NOT NULL,
    PRIMARY KEY (ledger_id, post_key)
);
