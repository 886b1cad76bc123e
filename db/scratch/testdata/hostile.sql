-- Statements that must not do anything. One a line; lines like this one say why.
-- Writing
INSERT INTO expenses VALUES (1, '2026-01-01', 'x', '', '', 'EUR', 1, 1, 1, NULL, 'x')
UPDATE expenses SET gross = 0
DELETE FROM expenses
WITH gone AS (SELECT 1) DELETE FROM expenses
WITH old AS (SELECT 1) INSERT INTO tags VALUES (1, 'x')
WITH old AS (SELECT 1) UPDATE expenses SET gross = 0
REPLACE INTO tags VALUES (1, 'x')
CREATE TABLE mine (x)
CREATE TEMP TABLE mine AS SELECT * FROM expenses
CREATE VIEW mine AS SELECT 1
CREATE TRIGGER t AFTER INSERT ON tags BEGIN SELECT 1; END
CREATE INDEX i ON expenses (gross)
CREATE VIRTUAL TABLE f USING fts5(x)
DROP TABLE expenses
ALTER TABLE expenses RENAME TO mine
REINDEX expenses
VACUUM
VACUUM INTO '/tmp/chit-stolen.db'
ANALYZE
-- Transactions and several statements
BEGIN
COMMIT
ROLLBACK
SAVEPOINT s
SELECT 1; DELETE FROM expenses
SELECT 1; SELECT 2
SELECT 'a;b'; DROP TABLE tags
SELECT 1 /* ; */ ; DELETE FROM tags
-- Other databases and files
ATTACH DATABASE ':memory:' AS other
ATTACH DATABASE '/etc/passwd' AS other
DETACH DATABASE main
SELECT load_extension('/tmp/x.so')
SELECT readfile('/etc/passwd')
SELECT writefile('/tmp/chit-stolen', 'x')
SELECT edit('x')
SELECT fts3_tokenizer('simple')
-- Settings
PRAGMA query_only = 0
PRAGMA table_info(expenses)
PRAGMA writable_schema = 1
PRAGMA temp_store = 2
SELECT * FROM pragma_table_list
SELECT * FROM pragma_database_list
SELECT * FROM pragma_table_info('expenses')
SELECT * FROM pragma_function_list
-- The catalogue and tables of others
SELECT * FROM sqlite_master
SELECT * FROM sqlite_schema
SELECT * FROM sqlite_temp_master
SELECT sql FROM main.sqlite_master
SELECT * FROM ledgers
SELECT * FROM turns
SELECT * FROM inbox
SELECT * FROM expenses, ledgers
SELECT (SELECT pending FROM conversations LIMIT 1)
SELECT * FROM dbstat
SELECT * FROM bytecode('SELECT 1')
SELECT * FROM sqlite_stmt
-- Recursion and other endless work
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n
WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n
WITH RECURSIVE n(i, s) AS (SELECT 1, 'x' UNION ALL SELECT i + 1, s || s FROM n) SELECT length(s) FROM n
SELECT COUNT(*) FROM expenses a, expenses b, expenses c, expenses d
SELECT SUM(a.gross * b.gross) FROM expenses a JOIN expenses b JOIN expenses c ON 1
SELECT COUNT(*) FROM expenses a, expenses b, expenses c WHERE a.description LIKE '%' || b.description || '%' || c.description || '%'
SELECT a.number, b.number FROM expenses a, expenses b, expenses c ORDER BY a.gross * b.gross * c.gross DESC
SELECT DISTINCT a.number + b.number * c.number FROM expenses a, expenses b, expenses c ORDER BY 1 DESC
SELECT * FROM generate_series(1, 1000000000)
-- Texts and numbers that fill the memory
SELECT randomblob(1000000000)
SELECT zeroblob(1000000000)
SELECT printf('%1000000000d', 1)
SELECT format('%.*c', 1000000000, 'x')
SELECT replace(hex(zeroblob(100000)), '0', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
SELECT group_concat(a.description || b.description) FROM expenses a, expenses b
SELECT string_agg(a.description, b.description) FROM expenses a, expenses b
SELECT json_group_array(a.description) FROM expenses a, expenses b
SELECT * FROM json_each('[1,2,3]')
SELECT quote(description) FROM expenses
SELECT char(0, 0, 0)
SELECT unhex('00')
-- Long in one step
SELECT 1 UNION ALL SELECT COUNT(*) FROM expenses a, expenses b, expenses c, expenses d
SELECT MIN(a.number) FROM expenses a UNION ALL SELECT SUM(a.gross * b.gross * c.gross) FROM expenses a, expenses b, expenses c
WITH a(s) AS (SELECT 'aaaaaaaa'), b(s) AS (SELECT s||s||s||s||s||s||s||s FROM a), c(s) AS (SELECT s||s||s||s||s||s||s||s FROM b), d(s) AS (SELECT s||s||s||s||s||s||s||s FROM c), e(s) AS (SELECT s||s||s||s||s||s||s||s FROM d), f(s) AS (SELECT s||s||s||s||s||s||s||s FROM e) SELECT length(ltrim(s, upper(s) || 'a')) FROM f
WITH a(s) AS (SELECT 'aaaaaaaa'), b(s) AS (SELECT s||s||s||s||s||s||s||s FROM a), c(s) AS (SELECT s||s||s||s||s||s||s||s FROM b), d(s) AS (SELECT s||s||s||s||s||s||s||s FROM c), e(s) AS (SELECT s||s||s||s||s||s||s||s FROM d), f(s) AS (SELECT s||s||s||s||s||s||s||s FROM e) SELECT instr(s, substr(s, 1, 100000) || 'b') FROM f
WITH a(s) AS (SELECT 'aaaaaaaa'), b(s) AS (SELECT s||s||s||s||s||s||s||s FROM a), c(s) AS (SELECT s||s||s||s||s||s||s||s FROM b) SELECT SUM(length(ltrim(s, upper(s) || 'a'))) FROM c, expenses, expenses
WITH a(s) AS (SELECT 'aaaaaaaa'), b(s) AS (SELECT s||s||s||s||s||s||s||s FROM a), c(s) AS (SELECT s||s||s||s||s||s||s||s FROM b) SELECT SUM(instr(s, substr(s, 1, 256) || 'b')) FROM c, expenses, expenses
WITH a(s) AS (SELECT 'aaaaaaaa'), b(s) AS (SELECT s||s||s||s||s||s||s||s FROM a), c(s) AS (SELECT s||s||s||s||s||s||s||s FROM b) SELECT SUM(s LIKE '%aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab') FROM c, expenses, expenses
WITH a(s) AS (SELECT 'aaaaaaaa'), b(s) AS (SELECT s||s||s||s||s||s||s||s FROM a), c(s) AS (SELECT s||s||s||s||s||s||s||s FROM b) SELECT 1 UNION ALL SELECT SUM(rtrim(s, upper(s) || 'a') LIKE upper(s)) FROM c, expenses, expenses
WITH a AS MATERIALIZED (SELECT number FROM expenses) SELECT 1 UNION ALL SELECT COUNT(*) FROM a b, a c, a d, a e
SELECT replace(description, 'a', description) FROM expenses
SELECT hex(description), glob('*a*', description) FROM expenses
SELECT group_concat(description) OVER (ORDER BY number) FROM expenses
-- Out of the parentheses that an answer is asked for in
SELECT 1) UNION ALL SELECT * FROM (SELECT 2
SELECT 1 FROM expenses LIMIT 1) LIMIT 100000; --
SELECT * FROM answer
SELECT rowid FROM sqlite_master
-- Too deep, too wide, too long
SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10 UNION SELECT 11 UNION SELECT 12
SELECT 1 WHERE ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) = (SELECT 1, 2)
-- Not for here
EXPLAIN SELECT * FROM expenses
EXPLAIN QUERY PLAN SELECT * FROM expenses
VALUES (1), (2)
SELECT sqlite_version()
SELECT sqlite_source_id()
SELECT sqlite_compileoption_get(0)
SELECT last_insert_rowid()
SELECT changes()
SELECT random()
SELECT money(gross, 'gold') FROM expenses
SELECT money('x', 'EUR')
SELECT nothing FROM expenses
SELEC * FROM expenses
