-- A turn is written by a transaction that has locked its conversation, so that
-- the database need not look for it once more.

CREATE TABLE old_turns AS SELECT * FROM turns;
DROP TABLE turns;

CREATE TABLE turns (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    message_id      TEXT      NOT NULL,
    at              TIMESTAMP NOT NULL,
    body            TEXT      NOT NULL,
    PRIMARY KEY (conversation_id, seq),
    UNIQUE (conversation_id, message_id)
);

INSERT INTO turns (conversation_id, seq, message_id, at, body) SELECT conversation_id, seq, message_id, at, body FROM old_turns;
DROP TABLE old_turns;
