-- The whole schema, for SQLite and PostgreSQL alike. An empty database gets this
-- file in one step; an older one gets the files of migrations/ that it lacks.
-- Both ways end in the same catalog, and a test compares them.
--
-- Every key begins with the ledger or the conversation, so that the tables can
-- be distributed by it. There are no sequences: a ledger counts its own expenses
-- and changes in its row, which also serializes its writers.
--
-- TIMESTAMP is UTC with six digits, BIGINT amounts are minor units, columns
-- with JSON are TEXT because no query looks inside them.

-- Holds one row.
CREATE TABLE schema_version (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    version INTEGER NOT NULL
);

CREATE TABLE ledgers (
    ledger_id   TEXT      NOT NULL PRIMARY KEY,
    owner_id    TEXT      NOT NULL,
    owner_name  TEXT      NOT NULL,
    settings    TEXT      NOT NULL, -- JSON of expense.Settings
    month_start INTEGER   NOT NULL CHECK (month_start BETWEEN 1 AND 28), -- that of settings
    revision    BIGINT    NOT NULL, -- seq of the change that made settings, 0 at first
    last_seq    BIGINT    NOT NULL, -- of changes
    last_number BIGINT    NOT NULL, -- of expenses
    created_at  TIMESTAMP NOT NULL
);

CREATE TABLE expenses (
    ledger_id   TEXT      NOT NULL REFERENCES ledgers (ledger_id),
    number      BIGINT    NOT NULL,
    revision    BIGINT    NOT NULL, -- seq of the change that made it so
    description TEXT      NOT NULL,
    merchant    TEXT      NOT NULL,
    category    TEXT      NOT NULL,
    tags        TEXT      NOT NULL, -- JSON array, in the order given
    search      TEXT      NOT NULL, -- description, merchant, category, document and tags with case folded in Go
    spent_on    DATE      NOT NULL,
    created_at  TIMESTAMP NOT NULL,
    currency    TEXT      NOT NULL,
    net         BIGINT    NOT NULL,
    tax         BIGINT    NOT NULL,
    gross       BIGINT    NOT NULL,
    rate        TEXT      NOT NULL, -- decimal fraction, '' when unset
    author_id   TEXT      NOT NULL,
    author_name TEXT      NOT NULL,
    source_key  TEXT      NOT NULL, -- of the change that added it
    origins     TEXT      NOT NULL, -- JSON of expense.Origins
    deleted     BOOLEAN   NOT NULL,
    kind        TEXT      NOT NULL DEFAULT 'expense', -- expense.Kind; the figures of a refund are negative
    lines       TEXT      NOT NULL DEFAULT '', -- JSON array of expense.TaxLine, '' if the figures say it all
    document    TEXT      NOT NULL DEFAULT '', -- number of the invoice or receipt
    attachments TEXT      NOT NULL DEFAULT '', -- JSON array of expense.Attachment, '' if there are none
    sum         TEXT      NOT NULL DEFAULT '', -- the arithmetic that gave the amount, '' if it was said as it is
    PRIMARY KEY (ledger_id, number)
);

CREATE INDEX expenses_by_day ON expenses (ledger_id, spent_on, number);

-- The tags of expenses again, as an index.
CREATE TABLE expense_tags (
    ledger_id TEXT   NOT NULL,
    tag       TEXT   NOT NULL,
    number    BIGINT NOT NULL,
    PRIMARY KEY (ledger_id, tag, number),
    FOREIGN KEY (ledger_id, number) REFERENCES expenses (ledger_id, number)
);

CREATE INDEX expense_tags_by_number ON expense_tags (ledger_id, number);

-- The tax lines of expenses that have several, a second time, so that they can be summed.
CREATE TABLE expense_lines (
    ledger_id TEXT    NOT NULL,
    number    BIGINT  NOT NULL,
    line      INTEGER NOT NULL, -- counts from 0
    rate      TEXT    NOT NULL,
    net       BIGINT  NOT NULL,
    tax       BIGINT  NOT NULL,
    gross     BIGINT  NOT NULL,
    PRIMARY KEY (ledger_id, number, line),
    FOREIGN KEY (ledger_id, number) REFERENCES expenses (ledger_id, number)
);

-- The files of entries, as they came. Several entries can have the same one.
CREATE TABLE contents (
    ledger_id TEXT  NOT NULL REFERENCES ledgers (ledger_id),
    digest    TEXT  NOT NULL, -- SHA-256 of the content, in hexadecimal
    content   BYTEA NOT NULL,
    PRIMARY KEY (ledger_id, digest)
);

-- The log of a ledger. Rows are appended and never altered.
CREATE TABLE changes (
    ledger_id    TEXT      NOT NULL REFERENCES ledgers (ledger_id),
    seq          BIGINT    NOT NULL,
    kind         TEXT      NOT NULL,
    number       BIGINT    NOT NULL, -- of the entry, otherwise 0
    state_before TEXT,               -- JSON of the entry, of all settings, or of the thing
    state_after  TEXT,
    undoes       BIGINT    NOT NULL,
    actor_id     TEXT      NOT NULL,
    actor_name   TEXT      NOT NULL,
    made_at      TIMESTAMP NOT NULL,
    source_key   TEXT      NOT NULL,
    op           INTEGER   NOT NULL, -- position in its Write
    entity       TEXT      NOT NULL DEFAULT 'entry', -- what it is about: expense.Entity
    thing_key    TEXT      NOT NULL DEFAULT '', -- which one; '' for an entry, and where the states show it
    of_kind      TEXT      NOT NULL DEFAULT '', -- for undo and redo the kind of what was done first
    PRIMARY KEY (ledger_id, seq),
    UNIQUE (ledger_id, source_key, op) -- a deed is done once
);

CREATE INDEX changes_by_number ON changes (ledger_id, number, seq);

-- What a ledger has besides entries and settings, as the log left it.
CREATE TABLE things (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    entity    TEXT   NOT NULL,
    thing_key TEXT   NOT NULL,
    revision  BIGINT NOT NULL, -- seq of the change that made it so
    state     TEXT   NOT NULL, -- JSON, whose form belongs to the entity
    PRIMARY KEY (ledger_id, entity, thing_key)
);

-- What a report reads: the sums of the expenses that are not deleted, by ledger
-- month, and by day those of expenses and refunds, written in the transaction of
-- each change. The checks refuse a sum close to the limit of 64 bits, beyond which
-- SQLite would continue with a floating-point number.
CREATE TABLE month_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    month     DATE   NOT NULL, -- its first day
    currency  TEXT   NOT NULL,
    kind      TEXT   NOT NULL,
    category  TEXT   NOT NULL,
    rate      TEXT   NOT NULL,
    n         BIGINT NOT NULL, -- entries, each in the row of its first tax line
    lines     BIGINT NOT NULL, -- tax lines
    net       BIGINT NOT NULL CHECK (net BETWEEN -9000000000000000000 AND 9000000000000000000),
    tax       BIGINT NOT NULL CHECK (tax BETWEEN -9000000000000000000 AND 9000000000000000000),
    gross     BIGINT NOT NULL CHECK (gross BETWEEN -9000000000000000000 AND 9000000000000000000),
    PRIMARY KEY (ledger_id, month, currency, kind, category, rate)
);

CREATE TABLE day_totals (
    ledger_id TEXT   NOT NULL REFERENCES ledgers (ledger_id),
    day       DATE   NOT NULL,
    currency  TEXT   NOT NULL,
    n         BIGINT NOT NULL,
    gross     BIGINT NOT NULL CHECK (gross BETWEEN -9000000000000000000 AND 9000000000000000000),
    PRIMARY KEY (ledger_id, day, currency)
);

-- What the last report of a period showed, so that the next one can say what has
-- changed since; and what the report before it showed, because the message of the
-- last one may be handled again.
CREATE TABLE reports_shown (
    ledger_id    TEXT      NOT NULL REFERENCES ledgers (ledger_id),
    first_day    DATE      NOT NULL,
    last_day     DATE      NOT NULL,
    shown_at     TIMESTAMP NOT NULL,
    sums         TEXT      NOT NULL, -- JSON array of expense.ReportedSum
    source_key   TEXT      NOT NULL DEFAULT '',
    earlier_at   TIMESTAMP,
    earlier_sums TEXT,
    PRIMARY KEY (ledger_id, first_day, last_day)
);

-- A conversation is also the queue of its messages. Those up to handled are done;
-- the next one is worked on by the worker with the newest epoch, until due.
-- due is NULL when nothing waits, and in milliseconds since 1970 by the database's
-- clock, because there is no common text for "now and 15 seconds".
CREATE TABLE conversations (
    conversation_id TEXT   NOT NULL PRIMARY KEY,
    pending         TEXT,            -- JSON of the open question
    last_turn       BIGINT NOT NULL, -- seq of its last turn
    platform        TEXT   NOT NULL DEFAULT '',
    received        BIGINT NOT NULL DEFAULT 0, -- seq of the last message in the inbox
    handled         BIGINT NOT NULL DEFAULT 0,
    epoch           BIGINT NOT NULL DEFAULT 0, -- how often somebody was given the right to work here
    due             BIGINT
);

CREATE INDEX conversations_by_due ON conversations (due) WHERE due IS NOT NULL;

-- This table and the next three have no foreign key to conversations, although
-- each row has one: the transaction that writes a row has locked its conversation,
-- and checking each key would cost a fifth of the queue's throughput.
CREATE TABLE turns (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    message_id      TEXT      NOT NULL,
    at              TIMESTAMP NOT NULL,
    body            TEXT      NOT NULL, -- JSON of memory.Turn
    PRIMARY KEY (conversation_id, seq),
    UNIQUE (conversation_id, message_id)
);

-- What people sent, in the order in which it arrived, and what the bot is to say
-- unasked. An event is accepted once.
CREATE TABLE inbox (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    event_key       TEXT      NOT NULL,
    payload         TEXT      NOT NULL, -- JSON of queue.storedMessage; of state raw, base64 of what came
    received_at     TIMESTAMP NOT NULL,
    attempts        INTEGER   NOT NULL, -- runs begun
    failures        INTEGER   NOT NULL, -- runs that said that they failed
    state           TEXT      NOT NULL, -- '', aside, kept, retried, raw
    reason          TEXT      NOT NULL, -- of the last failure; 'kept' in a second run of what was kept
    PRIMARY KEY (conversation_id, seq),
    UNIQUE (conversation_id, event_key)
);

CREATE INDEX inbox_by_state ON inbox (state, received_at) WHERE state <> '';

-- What a model answered in the run of a message, so that a second run of it
-- repeats the answers instead of paying for them again.
CREATE TABLE model_steps (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    step            INTEGER   NOT NULL,
    answer          TEXT      NOT NULL, -- JSON of llm.Response
    answered_at     TIMESTAMP NOT NULL,
    PRIMARY KEY (conversation_id, seq, step)
);

-- Replies on their way to the platform. due is NULL once a reply has arrived or
-- was given up.
CREATE TABLE outbox (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL, -- of the message that it answers
    platform        TEXT      NOT NULL,
    answers         TEXT      NOT NULL, -- id of that message
    body            TEXT      NOT NULL, -- JSON of the reply
    state           TEXT      NOT NULL, -- pending, sending, sent, doubtful, refused
    attempts        INTEGER   NOT NULL, -- requests begun
    doubts          INTEGER   NOT NULL, -- requests of unknown outcome
    due             BIGINT,
    external_id     TEXT      NOT NULL, -- what the platform calls it
    reason          TEXT      NOT NULL, -- of the last failure
    written_at      TIMESTAMP NOT NULL,
    PRIMARY KEY (conversation_id, seq)
);

CREATE INDEX outbox_by_due ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_open ON outbox (conversation_id, seq) WHERE due IS NOT NULL;
CREATE INDEX outbox_by_external ON outbox (conversation_id, external_id) WHERE external_id <> '';

-- Where the cards of entries are shown, so that they change with their entries. A
-- message shows one entry.
CREATE TABLE cards (
    ledger_id       TEXT      NOT NULL REFERENCES ledgers (ledger_id) ON DELETE CASCADE,
    number          BIGINT    NOT NULL, -- of the entry
    conversation_id TEXT      NOT NULL,
    message_id      TEXT      NOT NULL, -- what the platform calls it
    revision        BIGINT    NOT NULL, -- of the entry, as the card shows it
    body            TEXT      NOT NULL, -- JSON of what the card shows
    put_up_at       TIMESTAMP NOT NULL, -- when it was shown or last changed
    PRIMARY KEY (ledger_id, number, conversation_id, message_id),
    UNIQUE (conversation_id, message_id)
);

-- Where the people of a ledger are written to when they did not ask: the conversation
-- of the last message to the bot about it. It may have no ledger yet.
CREATE TABLE addresses (
    ledger_id       TEXT    NOT NULL PRIMARY KEY,
    conversation_id TEXT    NOT NULL,
    person_id       TEXT    NOT NULL, -- who wrote that message
    language        TEXT    NOT NULL, -- of that person
    blocked         BOOLEAN NOT NULL  -- the platform refuses replies there, until somebody writes again
);

CREATE INDEX addresses_by_conversation ON addresses (conversation_id);

-- What was said unasked, once for each key. It is a message in the inbox of its
-- conversation, which may no longer be the ledger's address.
CREATE TABLE posts (
    ledger_id TEXT      NOT NULL,
    post_key  TEXT      NOT NULL,
    posted_at TIMESTAMP NOT NULL,
    PRIMARY KEY (ledger_id, post_key)
);

-- What becomes due: each row becomes one message of the inbox, in the conversation
-- that is the ledger's address by then.
CREATE TABLE ticks (
    ledger_id       TEXT   NOT NULL,
    tick_key        TEXT   NOT NULL, -- the id of the message
    conversation_id TEXT   NOT NULL, -- where it arrives if the ledger has no address
    due             BIGINT NOT NULL, -- in milliseconds since 1970, by the database's clock
    payload         TEXT   NOT NULL, -- of whoever set it
    arrived_at      TIMESTAMP,       -- when it became a message
    PRIMARY KEY (ledger_id, tick_key)
);

CREATE INDEX ticks_by_due ON ticks (due) WHERE arrived_at IS NULL;

-- Small values that adapters need in every process, and leads, which one process
-- at a time can have. '' means no value, and no holder. until is 0 while nobody
-- else wants the lead, then the time by which holder must ask for it again, in
-- milliseconds since 1970 by the database's clock.
CREATE TABLE notes (
    name   TEXT   NOT NULL PRIMARY KEY,
    value  TEXT   NOT NULL,
    holder TEXT   NOT NULL,
    until  BIGINT NOT NULL
);

-- Who may talk to the bot, which groups are let in, and unused codes. A used code
-- is deleted.
CREATE TABLE access_people (
    person_id TEXT      NOT NULL PRIMARY KEY, -- with the name of the platform
    owner     BOOLEAN   NOT NULL,             -- may invite
    let_in_by TEXT      NOT NULL,             -- person_id, '' when it was a claim
    let_in_at TIMESTAMP NOT NULL
);

CREATE TABLE access_places (
    ledger_id TEXT      NOT NULL PRIMARY KEY, -- it may not be there yet
    let_in_by TEXT      NOT NULL,
    let_in_at TIMESTAMP NOT NULL
);

CREATE TABLE access_codes (
    digest     TEXT    NOT NULL PRIMARY KEY, -- SHA-256, in hexadecimal
    claim      BOOLEAN NOT NULL,             -- makes an owner
    made_by    TEXT    NOT NULL,
    source_key TEXT    NOT NULL,             -- of the message that asked for it, '' for a claim
    expires    BIGINT                        -- in milliseconds since 1970 by the database's clock; NULL for a claim
);

CREATE UNIQUE INDEX access_codes_claim ON access_codes (claim) WHERE claim;
CREATE UNIQUE INDEX access_codes_by_source ON access_codes (source_key) WHERE source_key <> '';
