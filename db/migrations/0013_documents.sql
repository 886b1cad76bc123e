-- The number of the invoice or receipt.

ALTER TABLE expenses ADD COLUMN document TEXT NOT NULL DEFAULT '';
