-- An entry may have several tax lines.

ALTER TABLE expenses ADD COLUMN lines TEXT NOT NULL DEFAULT '';

CREATE TABLE expense_lines (
    ledger_id TEXT    NOT NULL,
    number    BIGINT  NOT NULL,
    line      INTEGER NOT NULL,
    rate      TEXT    NOT NULL,
    net       BIGINT  NOT NULL,
    tax       BIGINT  NOT NULL,
    gross     BIGINT  NOT NULL,
    PRIMARY KEY (ledger_id, number, line),
    FOREIGN KEY (ledger_id, number) REFERENCES expenses (ledger_id, number)
);

-- The totals count lines beside entries. A column with a default would let a
-- program that does not know it write on, and count wrongly.
CREATE TABLE old_totals AS SELECT * FROM month_totals;
DROP TABLE month_totals;

CREATE TABLE month_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    month     DATE   NOT NULL,
    currency  TEXT   NOT NULL,
    kind      TEXT   NOT NULL,
    category  TEXT   NOT NULL,
    rate      TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    lines     BIGINT NOT NULL,
    net       BIGINT NOT NULL CHECK (net BETWEEN -9000000000000000000 AND 9000000000000000000),
    tax       BIGINT NOT NULL CHECK (tax BETWEEN -9000000000000000000 AND 9000000000000000000),
    gross     BIGINT NOT NULL CHECK (gross BETWEEN -9000000000000000000 AND 9000000000000000000),
    PRIMARY KEY (ledger_id, month, currency, kind, category, rate)
);

INSERT INTO month_totals (ledger_id, month, currency, kind, category, rate, n, lines, net, tax, gross)
SELECT ledger_id, month, currency, kind, category, rate, n, n, net, tax, gross FROM old_totals;
DROP TABLE old_totals;
