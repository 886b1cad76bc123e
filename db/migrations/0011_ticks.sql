-- What becomes due.

CREATE TABLE ticks (
    ledger_id       TEXT   NOT NULL,
    tick_key        TEXT   NOT NULL,
    conversation_id TEXT   NOT NULL,
    due             BIGINT NOT NULL,
    payload         TEXT   NOT NULL,
    arrived_at      TIMESTAMP,
    PRIMARY KEY (ledger_id, tick_key)
);

CREATE INDEX ticks_by_due ON ticks (due) WHERE arrived_at IS NULL;
