-- The durable inbox: a conversation becomes the queue of its messages.

ALTER TABLE conversations ADD COLUMN platform TEXT   NOT NULL DEFAULT '';
ALTER TABLE conversations ADD COLUMN received BIGINT NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN handled  BIGINT NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN epoch    BIGINT NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN due      BIGINT;

CREATE INDEX conversations_by_due ON conversations (due) WHERE due IS NOT NULL;

CREATE TABLE inbox (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    event_key       TEXT      NOT NULL,
    payload         TEXT      NOT NULL,
    received_at     TIMESTAMP NOT NULL,
    attempts        INTEGER   NOT NULL,
    failures        INTEGER   NOT NULL,
    state           TEXT      NOT NULL,
    reason          TEXT      NOT NULL,
    PRIMARY KEY (conversation_id, seq),
    UNIQUE (conversation_id, event_key)
);

CREATE INDEX inbox_by_state ON inbox (state, received_at) WHERE state <> '';

CREATE TABLE model_steps (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    step            INTEGER   NOT NULL,
    answer          TEXT      NOT NULL,
    answered_at     TIMESTAMP NOT NULL,
    PRIMARY KEY (conversation_id, seq, step)
);

CREATE TABLE outbox (
    conversation_id TEXT      NOT NULL,
    seq             BIGINT    NOT NULL,
    platform        TEXT      NOT NULL,
    answers         TEXT      NOT NULL,
    body            TEXT      NOT NULL,
    state           TEXT      NOT NULL,
    attempts        INTEGER   NOT NULL,
    doubts          INTEGER   NOT NULL,
    due             BIGINT,
    external_id     TEXT      NOT NULL,
    reason          TEXT      NOT NULL,
    written_at      TIMESTAMP NOT NULL,
    PRIMARY KEY (conversation_id, seq)
);

CREATE INDEX outbox_by_due ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_open ON outbox (conversation_id, seq) WHERE due IS NOT NULL;
CREATE INDEX outbox_by_external ON outbox (conversation_id, external_id) WHERE external_id <> '';
