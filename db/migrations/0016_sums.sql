-- The arithmetic that gave an amount.

ALTER TABLE expenses ADD COLUMN sum TEXT NOT NULL DEFAULT '';
