-- What the last report of a period has shown, so that the next one can say what
-- has come since.

CREATE TABLE reports_shown (
    ledger_id TEXT      NOT NULL REFERENCES ledgers (ledger_id),
    first_day DATE      NOT NULL,
    last_day  DATE      NOT NULL,
    shown_at  TIMESTAMP NOT NULL,
    sums      TEXT      NOT NULL,
    PRIMARY KEY (ledger_id, first_day, last_day)
);
