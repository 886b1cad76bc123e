-- One log for everything: a change names what it is about, and a redo is no undo.

ALTER TABLE changes ADD COLUMN entity TEXT NOT NULL DEFAULT 'entry';
ALTER TABLE changes ADD COLUMN thing_key TEXT NOT NULL DEFAULT '';
ALTER TABLE changes ADD COLUMN of_kind TEXT NOT NULL DEFAULT '';
UPDATE changes SET entity = 'setting' WHERE number = 0;

-- Until here a redo was an undo of an undo. Each is an odd or an even number of steps
-- from what was done first.
CREATE TABLE old_steps AS
WITH RECURSIVE steps (ledger_id, seq, of_kind, step) AS (
    SELECT c.ledger_id, c.seq, t.kind, 1
    FROM changes c JOIN changes t ON t.ledger_id = c.ledger_id AND t.seq = c.undoes
    WHERE c.undoes <> 0 AND t.undoes = 0
    UNION ALL
    SELECT c.ledger_id, c.seq, s.of_kind, 3 - s.step
    FROM steps s JOIN changes c ON c.ledger_id = s.ledger_id AND c.undoes = s.seq
)
SELECT ledger_id, seq, of_kind, step FROM steps;
CREATE INDEX old_steps_by_seq ON old_steps (ledger_id, seq);

UPDATE changes SET
    kind = CASE (SELECT o.step FROM old_steps o WHERE o.ledger_id = changes.ledger_id AND o.seq = changes.seq) WHEN 2 THEN 'redo' ELSE kind END,
    of_kind = COALESCE((SELECT o.of_kind FROM old_steps o WHERE o.ledger_id = changes.ledger_id AND o.seq = changes.seq), '')
WHERE undoes <> 0;

DROP TABLE old_steps;

CREATE TABLE things (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    entity    TEXT   NOT NULL,
    thing_key TEXT   NOT NULL,
    revision  BIGINT NOT NULL,
    state     TEXT   NOT NULL,
    PRIMARY KEY (ledger_id, entity, thing_key)
);
