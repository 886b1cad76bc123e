-- An entry may have files, such as its receipt.

ALTER TABLE expenses ADD COLUMN attachments TEXT NOT NULL DEFAULT '';

CREATE TABLE contents (
    ledger_id TEXT  NOT NULL REFERENCES ledgers (ledger_id),
    digest    TEXT  NOT NULL,
    content   BYTEA NOT NULL,
    PRIMARY KEY (ledger_id, digest)
);
