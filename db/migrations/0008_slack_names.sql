-- Names on Slack hold the team and no longer its organisation: slack:E1.T1/C1
-- becomes slack:T1/C1, because a team keeps its id when it joins one.
--
-- Where both names are there, the team was known before it joined. The one with
-- the organisation is in use and keeps its numbers, which stand on cards. What
-- the other ledger has comes to it under numbers of its own, and what is left of
-- the other, its log, what was deleted, and the turns that name old numbers, is
-- set aside as slack:T1~E1/C1. A ledger without an expense gives way instead, and
-- so does one whose months begin on another day, because its totals are of other
-- months. Every statement finds nothing to do where no name has an organisation.

-- Which workspaces there are. If a team was in several organisations the last one
-- is in use. Anything up to the slash is letters and digits, but for the point.
CREATE TABLE grid_teams AS
SELECT was, 'slack:' || team || '~' || enterprise || '/' AS aside,
       CASE WHEN place = 1 THEN 'slack:' || team || '/' ELSE 'slack:' || team || '~' || enterprise || '/' END AS becomes
FROM (
    SELECT was, team, enterprise, ROW_NUMBER() OVER (PARTITION BY team ORDER BY newest DESC, enterprise DESC) AS place
    FROM (
        SELECT 'slack:' || enterprise || '.' || team || '/' AS was, team, enterprise, MAX(seen) AS newest
        FROM (
            SELECT substr(name, 7, length(name) - 6 - length(rest)) AS enterprise, seen,
                   substr(rest, 2, length(rest) - 1 - length(ltrim(substr(rest, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'))) AS team,
                   substr(ltrim(substr(rest, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), 1, 1) AS ends
            FROM (
                SELECT name, seen, ltrim(substr(name, 7), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') AS rest
                FROM (
                    SELECT ledger_id AS name, CAST(created_at AS TEXT) AS seen FROM ledgers
                    UNION ALL SELECT owner_id, '' FROM ledgers
                    UNION ALL SELECT conversation_id, '' FROM conversations
                    UNION ALL SELECT conversation_id, '' FROM inbox
                    UNION ALL SELECT person_id, '' FROM access_people
                    UNION ALL SELECT ledger_id, '' FROM access_places
                    UNION ALL SELECT let_in_by, '' FROM access_places
                    UNION ALL SELECT made_by, '' FROM access_codes
                    UNION ALL SELECT 'slack:' || substr(name, 14), '' FROM notes WHERE substr(name, 1, 13) = 'slack:joined:'
                ) names
                WHERE substr(name, 1, 6) = 'slack:'
            ) slack_names
            WHERE substr(rest, 1, 1) = '.'
        ) parts
        WHERE enterprise <> '' AND team <> '' AND ends = '/'
        GROUP BY enterprise, team
    ) teams
) ranked;

-- Ledgers of which there are two.
CREATE TABLE grid_twins AS
SELECT e.ledger_id AS was, t.ledger_id AS becomes, p.aside || substr(e.ledger_id, length(p.was) + 1) AS aside,
       e.last_seq AS seq, e.last_number AS number, t.last_number AS old_number, e.month_start AS month_start, t.month_start AS old_month_start
FROM grid_teams p
JOIN ledgers e ON substr(e.ledger_id, 1, length(p.was)) = p.was
JOIN ledgers t ON t.ledger_id = p.becomes || substr(e.ledger_id, length(p.was) + 1);

-- What is set aside, and then what takes the names.
CREATE TABLE grid_ledgers_aside AS
SELECT CASE WHEN number = 0 THEN was ELSE becomes END AS was, aside AS becomes FROM grid_twins;

CREATE TABLE grid_ledgers AS
SELECT e.ledger_id AS was, p.becomes || substr(e.ledger_id, length(p.was) + 1) AS becomes
FROM grid_teams p JOIN ledgers e ON substr(e.ledger_id, 1, length(p.was)) = p.was
WHERE e.ledger_id NOT IN (SELECT was FROM grid_ledgers_aside);

CREATE TABLE grid_known AS
SELECT conversation_id FROM conversations UNION SELECT conversation_id FROM inbox;

CREATE TABLE grid_talks AS
SELECT k.conversation_id AS was, p.becomes || substr(k.conversation_id, length(p.was) + 1) AS becomes, p.aside || substr(k.conversation_id, length(p.was) + 1) AS aside
FROM grid_teams p JOIN grid_known k ON substr(k.conversation_id, 1, length(p.was)) = p.was;

-- A thread is named for its channel, whose ledger is named alike.
CREATE TABLE grid_talks_aside AS
SELECT was, MIN(becomes) AS becomes
FROM (
    SELECT becomes AS was, aside AS becomes FROM grid_talks WHERE becomes IN (SELECT conversation_id FROM grid_known)
    UNION ALL
    SELECT k.conversation_id, t.aside || substr(k.conversation_id, length(t.becomes) + 1)
    FROM grid_twins t JOIN grid_known k ON substr(k.conversation_id, 1, length(t.becomes) + 1) = t.becomes || '/'
    WHERE t.number > 0
) talks
GROUP BY was;

-- A row that others refer to cannot change its name; it is made anew.
INSERT INTO ledgers (ledger_id, owner_id, owner_name, settings, month_start, revision, last_seq, last_number, created_at)
SELECT m.becomes, l.owner_id, l.owner_name, l.settings, l.month_start, l.revision, l.last_seq, l.last_number, l.created_at FROM grid_ledgers_aside m JOIN ledgers l ON l.ledger_id = m.was;
INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted)
SELECT m.becomes, x.number, x.revision, x.description, x.merchant, x.category, x.tags, x.search, x.spent_on, x.created_at, x.currency, x.net, x.tax, x.gross, x.rate, x.author_id, x.author_name, x.source_key, x.origins, x.deleted
FROM grid_ledgers_aside m JOIN expenses x ON x.ledger_id = m.was;
UPDATE expense_tags SET ledger_id = m.becomes FROM grid_ledgers_aside m WHERE expense_tags.ledger_id = m.was;
UPDATE changes SET ledger_id = m.becomes FROM grid_ledgers_aside m WHERE changes.ledger_id = m.was;
UPDATE month_totals SET ledger_id = m.becomes FROM grid_ledgers_aside m WHERE month_totals.ledger_id = m.was;
UPDATE day_totals SET ledger_id = m.becomes FROM grid_ledgers_aside m WHERE day_totals.ledger_id = m.was;
UPDATE reports_shown SET ledger_id = m.becomes FROM grid_ledgers_aside m WHERE reports_shown.ledger_id = m.was;
DELETE FROM expenses WHERE ledger_id IN (SELECT was FROM grid_ledgers_aside);
DELETE FROM ledgers WHERE ledger_id IN (SELECT was FROM grid_ledgers_aside);

INSERT INTO ledgers (ledger_id, owner_id, owner_name, settings, month_start, revision, last_seq, last_number, created_at)
SELECT m.becomes, l.owner_id, l.owner_name, l.settings, l.month_start, l.revision, l.last_seq, l.last_number, l.created_at FROM grid_ledgers m JOIN ledgers l ON l.ledger_id = m.was;
INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted)
SELECT m.becomes, x.number, x.revision, x.description, x.merchant, x.category, x.tags, x.search, x.spent_on, x.created_at, x.currency, x.net, x.tax, x.gross, x.rate, x.author_id, x.author_name, x.source_key, x.origins, x.deleted
FROM grid_ledgers m JOIN expenses x ON x.ledger_id = m.was;
UPDATE expense_tags SET ledger_id = m.becomes FROM grid_ledgers m WHERE expense_tags.ledger_id = m.was;
UPDATE changes SET ledger_id = m.becomes FROM grid_ledgers m WHERE changes.ledger_id = m.was;
UPDATE month_totals SET ledger_id = m.becomes FROM grid_ledgers m WHERE month_totals.ledger_id = m.was;
UPDATE day_totals SET ledger_id = m.becomes FROM grid_ledgers m WHERE day_totals.ledger_id = m.was;
UPDATE reports_shown SET ledger_id = m.becomes FROM grid_ledgers m WHERE reports_shown.ledger_id = m.was;
DELETE FROM expenses WHERE ledger_id IN (SELECT was FROM grid_ledgers);
DELETE FROM ledgers WHERE ledger_id IN (SELECT was FROM grid_ledgers);

UPDATE conversations SET conversation_id = m.becomes FROM grid_talks_aside m WHERE conversations.conversation_id = m.was;
UPDATE turns SET conversation_id = m.becomes FROM grid_talks_aside m WHERE turns.conversation_id = m.was;
UPDATE inbox SET conversation_id = m.becomes FROM grid_talks_aside m WHERE inbox.conversation_id = m.was;
UPDATE model_steps SET conversation_id = m.becomes FROM grid_talks_aside m WHERE model_steps.conversation_id = m.was;
UPDATE outbox SET conversation_id = m.becomes FROM grid_talks_aside m WHERE outbox.conversation_id = m.was;

UPDATE conversations SET conversation_id = m.becomes FROM grid_talks m WHERE conversations.conversation_id = m.was;
UPDATE turns SET conversation_id = m.becomes FROM grid_talks m WHERE turns.conversation_id = m.was;
UPDATE inbox SET conversation_id = m.becomes FROM grid_talks m WHERE inbox.conversation_id = m.was;
UPDATE model_steps SET conversation_id = m.becomes FROM grid_talks m WHERE model_steps.conversation_id = m.was;
UPDATE outbox SET conversation_id = m.becomes FROM grid_talks m WHERE outbox.conversation_id = m.was;

-- Of the ledgers that were set aside, what people should see again: each expense
-- with one line in the log, which is nobody's, so that nobody's "undo" is about it.
CREATE TABLE grid_moved AS
SELECT t.becomes, t.aside, x.number AS old_number, t.number + x.number AS number, x.revision AS old_revision,
       t.seq + ROW_NUMBER() OVER (PARTITION BY t.aside ORDER BY x.number) AS revision,
       ROW_NUMBER() OVER (PARTITION BY t.aside ORDER BY x.number) - 1 AS op
FROM grid_twins t JOIN expenses x ON x.ledger_id = t.aside
WHERE t.number > 0 AND t.month_start = t.old_month_start AND NOT x.deleted;

INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted)
SELECT m.becomes, m.number, m.revision, x.description, x.merchant, x.category, x.tags, x.search, x.spent_on, x.created_at, x.currency, x.net, x.tax, x.gross, x.rate, x.author_id, x.author_name, x.source_key, x.origins, x.deleted
FROM grid_moved m JOIN expenses x ON x.ledger_id = m.aside AND x.number = m.old_number;
INSERT INTO expense_tags (ledger_id, tag, number)
SELECT m.becomes, t.tag, m.number FROM grid_moved m JOIN expense_tags t ON t.ledger_id = m.aside AND t.number = m.old_number;
INSERT INTO changes (ledger_id, seq, kind, number, state_before, state_after, undoes, actor_id, actor_name, made_at, source_key, op)
SELECT m.becomes, m.revision, 'add', m.number, NULL,
       replace(replace(c.state_after, '"number":' || m.old_number || ',', '"number":' || m.number || ','),
               '"revision":' || m.old_revision || ',', '"revision":' || m.revision || ','),
       0, '', c.actor_name, c.made_at, 'moved/' || m.aside, m.op
FROM grid_moved m JOIN changes c ON c.ledger_id = m.aside AND c.seq = m.old_revision;
INSERT INTO month_totals (ledger_id, month, currency, category, rate, n, net, tax, gross)
SELECT t.becomes, s.month, s.currency, s.category, s.rate, s.n, s.net, s.tax, s.gross
FROM grid_twins t JOIN month_totals s ON s.ledger_id = t.aside
WHERE t.number > 0 AND t.month_start = t.old_month_start
ON CONFLICT (ledger_id, month, currency, category, rate) DO UPDATE SET
    n = month_totals.n + excluded.n, net = month_totals.net + excluded.net, tax = month_totals.tax + excluded.tax, gross = month_totals.gross + excluded.gross;
INSERT INTO day_totals (ledger_id, day, currency, n, gross)
SELECT t.becomes, s.day, s.currency, s.n, s.gross
FROM grid_twins t JOIN day_totals s ON s.ledger_id = t.aside
WHERE t.number > 0 AND t.month_start = t.old_month_start
ON CONFLICT (ledger_id, day, currency) DO UPDATE SET n = day_totals.n + excluded.n, gross = day_totals.gross + excluded.gross;
UPDATE ledgers SET last_seq = m.last_seq, last_number = m.last_number
FROM (SELECT becomes, MAX(revision) AS last_seq, MAX(number) AS last_number FROM grid_moved GROUP BY becomes) m
WHERE ledgers.ledger_id = m.becomes;
DELETE FROM month_totals WHERE ledger_id IN (SELECT aside FROM grid_moved);
DELETE FROM day_totals WHERE ledger_id IN (SELECT aside FROM grid_moved);
DELETE FROM expense_tags WHERE (ledger_id, number) IN (SELECT aside, old_number FROM grid_moved);
DELETE FROM expenses WHERE (ledger_id, number) IN (SELECT aside, old_number FROM grid_moved);

-- People, and what is named for a conversation.
UPDATE ledgers SET owner_id = p.becomes || substr(owner_id, length(p.was) + 1) FROM grid_teams p WHERE substr(ledgers.owner_id, 1, length(p.was)) = p.was;
UPDATE expenses SET author_id = p.becomes || substr(author_id, length(p.was) + 1) FROM grid_teams p WHERE substr(expenses.author_id, 1, length(p.was)) = p.was;
UPDATE expenses SET source_key = p.becomes || substr(source_key, length(p.was) + 1) FROM grid_teams p WHERE substr(expenses.source_key, 1, length(p.was)) = p.was;
UPDATE changes SET actor_id = p.becomes || substr(actor_id, length(p.was) + 1) FROM grid_teams p WHERE substr(changes.actor_id, 1, length(p.was)) = p.was;
UPDATE changes SET source_key = p.becomes || substr(source_key, length(p.was) + 1) FROM grid_teams p WHERE substr(changes.source_key, 1, length(p.was)) = p.was;
UPDATE reports_shown SET source_key = p.becomes || substr(source_key, length(p.was) + 1) FROM grid_teams p WHERE substr(reports_shown.source_key, 1, length(p.was)) = p.was;

-- In JSON a name is at the beginning of a text.
UPDATE changes SET state_before = replace(state_before, '"' || p.was, '"' || p.becomes) FROM grid_teams p WHERE changes.state_before LIKE '%"' || p.was || '%';
UPDATE changes SET state_after = replace(state_after, '"' || p.was, '"' || p.becomes) FROM grid_teams p WHERE changes.state_after LIKE '%"' || p.was || '%';
UPDATE conversations SET pending = replace(pending, '"' || p.was, '"' || p.becomes) FROM grid_teams p WHERE conversations.pending LIKE '%"' || p.was || '%';
UPDATE turns SET body = replace(body, '"' || p.was, '"' || p.becomes) FROM grid_teams p WHERE turns.body LIKE '%"' || p.was || '%';
UPDATE inbox SET payload = replace(payload, '"' || p.was, '"' || p.becomes) FROM grid_teams p WHERE inbox.payload LIKE '%"' || p.was || '%';
UPDATE outbox SET body = replace(body, '"' || p.was, '"' || p.becomes) FROM grid_teams p WHERE outbox.body LIKE '%"' || p.was || '%';

-- Who is let in under either name is let in, and an owner is one.
CREATE TABLE grid_people AS
SELECT a.person_id AS was, p.becomes || substr(a.person_id, length(p.was) + 1) AS becomes, a.owner
FROM grid_teams p JOIN access_people a ON substr(a.person_id, 1, length(p.was)) = p.was;
UPDATE access_people SET owner = TRUE WHERE person_id IN (SELECT becomes FROM grid_people WHERE owner);
DELETE FROM access_people WHERE person_id IN (SELECT was FROM grid_people WHERE becomes IN (SELECT person_id FROM access_people));
DELETE FROM access_places WHERE ledger_id IN (
    SELECT a.ledger_id FROM grid_teams p JOIN access_places a ON substr(a.ledger_id, 1, length(p.was)) = p.was
    WHERE p.becomes || substr(a.ledger_id, length(p.was) + 1) IN (SELECT ledger_id FROM access_places));
DELETE FROM access_codes WHERE source_key IN (
    SELECT a.source_key FROM grid_teams p JOIN access_codes a ON substr(a.source_key, 1, length(p.was)) = p.was
    WHERE p.becomes || substr(a.source_key, length(p.was) + 1) IN (SELECT source_key FROM access_codes));
UPDATE access_people SET person_id = p.becomes || substr(person_id, length(p.was) + 1) FROM grid_teams p WHERE substr(access_people.person_id, 1, length(p.was)) = p.was;
UPDATE access_people SET let_in_by = p.becomes || substr(let_in_by, length(p.was) + 1) FROM grid_teams p WHERE substr(access_people.let_in_by, 1, length(p.was)) = p.was;
UPDATE access_places SET ledger_id = p.becomes || substr(ledger_id, length(p.was) + 1) FROM grid_teams p WHERE substr(access_places.ledger_id, 1, length(p.was)) = p.was;
UPDATE access_places SET let_in_by = p.becomes || substr(let_in_by, length(p.was) + 1) FROM grid_teams p WHERE substr(access_places.let_in_by, 1, length(p.was)) = p.was;
UPDATE access_codes SET made_by = p.becomes || substr(made_by, length(p.was) + 1) FROM grid_teams p WHERE substr(access_codes.made_by, 1, length(p.was)) = p.was;
UPDATE access_codes SET source_key = p.becomes || substr(source_key, length(p.was) + 1) FROM grid_teams p WHERE substr(access_codes.source_key, 1, length(p.was)) = p.was;

-- The threads that we are in.
CREATE TABLE grid_notes AS
SELECT n.name AS was, 'slack:joined:' || substr(p.becomes, 7) || substr(n.name, 8 + length(p.was)) AS becomes
FROM grid_teams p JOIN notes n ON substr(n.name, 1, 7 + length(p.was)) = 'slack:joined:' || substr(p.was, 7);
DELETE FROM notes WHERE name IN (SELECT was FROM grid_notes WHERE becomes IN (SELECT name FROM notes));
UPDATE notes SET name = m.becomes FROM grid_notes m WHERE notes.name = m.was;

DROP TABLE grid_notes;
DROP TABLE grid_people;
DROP TABLE grid_moved;
DROP TABLE grid_talks_aside;
DROP TABLE grid_talks;
DROP TABLE grid_known;
DROP TABLE grid_ledgers;
DROP TABLE grid_ledgers_aside;
DROP TABLE grid_twins;
DROP TABLE grid_teams;
