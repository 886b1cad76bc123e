-- Who may talk to the bot.

CREATE TABLE access_people (
    person_id TEXT      NOT NULL PRIMARY KEY,
    owner     BOOLEAN   NOT NULL,
    let_in_by TEXT      NOT NULL,
    let_in_at TIMESTAMP NOT NULL
);

CREATE TABLE access_places (
    ledger_id TEXT      NOT NULL PRIMARY KEY,
    let_in_by TEXT      NOT NULL,
    let_in_at TIMESTAMP NOT NULL
);

CREATE TABLE access_codes (
    digest     TEXT    NOT NULL PRIMARY KEY,
    claim      BOOLEAN NOT NULL,
    made_by    TEXT    NOT NULL,
    source_key TEXT    NOT NULL,
    expires    BIGINT
);

CREATE UNIQUE INDEX access_codes_claim ON access_codes (claim) WHERE claim;
CREATE UNIQUE INDEX access_codes_by_source ON access_codes (source_key) WHERE source_key <> '';
