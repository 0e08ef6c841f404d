-- Staff who see the shop as a customer sees it: asked for, opened by a link, read-only, over in minutes. Decision record 34.
CREATE TABLE identity.acting_visit (
  id                  uuid PRIMARY KEY,
  account_id          uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  staff_id            uuid NOT NULL REFERENCES identity.staff (id),
  staff_name          text NOT NULL,
  staff_role          text NOT NULL,
  -- The console's session that asked; the visit is over when that one is.
  staff_session_hash  text NOT NULL,
  reason              text NOT NULL,
  words               text NOT NULL,
  asked_at            timestamptz NOT NULL DEFAULT now(),
  -- One of three secrets at a time, by its hash: the link, what it was changed for in the right browser, the handle of the visit.
  step                text NOT NULL CHECK (step IN ('link', 'code', 'visit', 'over')),
  secret_hash         text UNIQUE,
  secret_ends_at      timestamptz NOT NULL,
  began_at            timestamptz,
  ended_at            timestamptz,
  ended_by            text,
  CHECK ((step = 'over') = (secret_hash IS NULL)),
  CHECK ((step IN ('visit', 'over')) = (began_at IS NOT NULL)),
  CHECK ((step = 'over') = (ended_at IS NOT NULL) AND (ended_at IS NULL) = (ended_by IS NULL))
);
CREATE INDEX acting_visit_account ON identity.acting_visit (account_id, began_at DESC);
CREATE INDEX acting_visit_open ON identity.acting_visit (secret_ends_at) WHERE step <> 'over';

-- What was looked at; the audit row of the visit's end repeats it where nobody can change it.
CREATE TABLE identity.acting_look (
  visit_id  uuid NOT NULL REFERENCES identity.acting_visit (id) ON DELETE CASCADE,
  path      text NOT NULL,
  times     integer NOT NULL DEFAULT 1,
  first_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (visit_id, path)
);
