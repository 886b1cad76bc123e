-- The first schema. What the tables are for is said in schema.sql.

CREATE TABLE schema_version (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    version INTEGER NOT NULL
);

CREATE TABLE ledgers (
    ledger_id   TEXT      NOT NULL PRIMARY KEY,
    owner_id    TEXT      NOT NULL,
    owner_name  TEXT      NOT NULL,
    settings    TEXT      NOT NULL,
    month_start INTEGER   NOT NULL CHECK (month_start BETWEEN 1 AND 28),
    revision    BIGINT    NOT NULL,
    last_seq    BIGINT    NOT NULL,
    last_number BIGINT    NOT NULL,
    created_at  TIMESTAMP NOT NULL
);

CREATE TABLE expenses (
    ledger_id   TEXT      NOT NULL REFERENCES ledgers (ledger_id),
    number      BIGINT    NOT NULL,
    revision    BIGINT    NOT NULL,
    description TEXT      NOT NULL,
    merchant    TEXT      NOT NULL,
    category    TEXT      NOT NULL,
    tags        TEXT      NOT NULL,
    search      TEXT      NOT NULL,
    spent_on    DATE      NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    currency    TEXT      NOT NULL,
    net         BIGINT    NOT NULL,
    tax         BIGINT    NOT NULL,
    gross       BIGINT    NOT NULL,
    rate        TEXT      NOT NULL,
    author_id   TEXT      NOT NULL,
    author_name TEXT      NOT NULL,
    source_key  TEXT      NOT NULL,
    origins     TEXT      NOT NULL,
    deleted     BOOLEAN   NOT NULL,
    PRIMARY KEY (ledger_id, number)
);

CREATE INDEX expenses_by_day ON expenses (ledger_id, spent_on, number);

CREATE TABLE expense_tags (
    ledger_id TEXT   NOT NULL,
    tag       TEXT   NOT NULL,
    number    BIGINT NOT NULL,
    PRIMARY KEY (ledger_id, tag, number),
    FOREIGN KEY (ledger_id, number) REFERENCES expenses (ledger_id, number)
);

CREATE INDEX expense_tags_by_number ON expense_tags (ledger_id, number);

CREATE TABLE changes (
    ledger_id    TEXT      NOT NULL REFERENCES ledgers (ledger_id),
    seq          BIGINT    NOT NULL,
    kind         TEXT      NOT NULL,
    number       BIGINT    NOT NULL,
    state_before TEXT,
    state_after  TEXT,
    undoes       BIGINT    NOT NULL,
    actor_id     TEXT      NOT NULL,
    actor_name   TEXT      NOT NULL,
    made_at      TIMESTAMP NOT NULL,
    source_key   TEXT      NOT NULL,
    op           INTEGER   NOT NULL,
    PRIMARY KEY (ledger_id, seq),
    UNIQUE (ledger_id, source_key, op)
);

CREATE INDEX changes_by_number ON changes (ledger_id, number, seq);

CREATE TABLE month_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    month     DATE   NOT NULL,
    currency  TEXT   NOT NULL,
    category  TEXT   NOT NULL,
    rate      TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    net       BIGINT NOT NULL CHECK (net BETWEEN -9000000000000000000 AND 9000000000000000000),
    tax       BIGINT NOT NULL CHECK (tax BETWEEN -9000000000000000000 AND 9000000000000000000),
    gross     BIGINT NOT NULL CHECK (gross BETWEEN -9000000000000000000 AND 9000000000000000000),
    PRIMARY KEY (ledger_id, month, currency, category, rate)
);

CREATE TABLE day_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    day       DATE   NOT NULL,
    currency  TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    gross     BIGINT NOT NULL CHECK (gross BETWEEN -9000000000000000000 AND 9000000000000000000),
    PRIMARY KEY (ledger_id, day, currency)
);

CREATE TABLE conversations (
    conversation_id TEXT   NOT NULL PRIMARY KEY,
    pending         TEXT,
    last_turn       BIGINT NOT NULL
);

CREATE TABLE turns (
    conversation_id TEXT      NOT NULL REFERENCES conversations (conversation_id),
    seq             BIGINT    NOT NULL,
    message_id      TEXT      NOT NULL,
    at              TIMESTAMP NOT NULL,
    body            TEXT      NOT NULL,
    PRIMARY KEY (conversation_id, seq),
    UNIQUE (conversation_id, message_id)
);
