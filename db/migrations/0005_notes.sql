-- What adapters must know in every process.

CREATE TABLE notes (
    name   TEXT   NOT NULL PRIMARY KEY,
    value  TEXT   NOT NULL,
    holder TEXT   NOT NULL,
    until  BIGINT NOT NULL
);
