-- A message that is handled again sees what was shown before its own report.

ALTER TABLE reports_shown ADD COLUMN source_key TEXT NOT NULL DEFAULT '';
ALTER TABLE reports_shown ADD COLUMN earlier_at TIMESTAMP;
ALTER TABLE reports_shown ADD COLUMN earlier_sums TEXT;
