-- An entry is an expense, a refund, income or a transfer. What has been stored
-- until here is one of the first two, by its sign.

ALTER TABLE expenses ADD COLUMN kind TEXT NOT NULL DEFAULT 'expense';
UPDATE expenses SET kind = 'refund' WHERE gross < 0;

-- The totals of months are made anew, by kind. The databases do not agree on how
-- to compute with dates, but every entry belongs to the last of its ledger's
-- months that begins on or before its day.
CREATE TABLE old_months AS SELECT DISTINCT ledger_id, month FROM month_totals;
CREATE INDEX old_months_by_ledger ON old_months (ledger_id, month);
DROP TABLE month_totals;

CREATE TABLE month_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    month     DATE   NOT NULL,
    currency  TEXT   NOT NULL,
    kind      TEXT   NOT NULL,
    category  TEXT   NOT NULL,
    rate      TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    net       BIGINT NOT NULL CHECK (net BETWEEN -9000000000000000000 AND 9000000000000000000),
    tax       BIGINT NOT NULL CHECK (tax BETWEEN -9000000000000000000 AND 9000000000000000000),
    gross     BIGINT NOT NULL CHECK (gross BETWEEN -9000000000000000000 AND 9000000000000000000),
    PRIMARY KEY (ledger_id, month, currency, kind, category, rate)
);

INSERT INTO month_totals (ledger_id, month, currency, kind, category, rate, n, net, tax, gross)
SELECT d.ledger_id, d.month, e.currency, e.kind, e.category, e.rate, COUNT(*), CAST(SUM(e.net) AS BIGINT), CAST(SUM(e.tax) AS BIGINT), CAST(SUM(e.gross) AS BIGINT)
FROM (
    SELECT t.ledger_id, t.spent_on, MAX(m.month) AS month
    FROM (SELECT DISTINCT ledger_id, spent_on FROM expenses WHERE NOT deleted) t
    JOIN old_months m ON m.ledger_id = t.ledger_id AND m.month <= t.spent_on
    GROUP BY t.ledger_id, t.spent_on
) d
JOIN expenses e ON e.ledger_id = d.ledger_id AND e.spent_on = d.spent_on
WHERE NOT e.deleted
GROUP BY d.ledger_id, d.month, e.currency, e.kind, e.category, e.rate;

DROP TABLE old_months;
