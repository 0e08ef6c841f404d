-- Attacks on the shop and faults of its partners, as staff handle them. Decision record 73.
CREATE TABLE platform.alert (
  id             uuid PRIMARY KEY,
  kind           text NOT NULL,
  severity       text NOT NULL CHECK (severity IN ('critical', 'warning', 'notice')),
  -- What makes two occurrences the same; a digest where `subject` is masked.
  subject_key    text NOT NULL,
  subject        text NOT NULL,
  about_type     text,
  about_id       text,
  state          text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'owned', 'resolved', 'dismissed')),
  owner_id       uuid,
  owner_name     text,
  count          integer NOT NULL DEFAULT 1 CHECK (count > 0),
  -- The newest occurrences, at most ten.
  evidence       jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(evidence) = 'array'),
  note           text,
  first_seen_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  last_seen_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at      timestamptz,
  version        integer NOT NULL DEFAULT 1,
  CHECK ((owner_id IS NULL) = (owner_name IS NULL)),
  CHECK (state <> 'owned' OR owner_id IS NOT NULL),
  CHECK ((state IN ('resolved', 'dismissed')) = (closed_at IS NOT NULL)),
  CHECK ((about_type IS NULL) = (about_id IS NULL))
);
CREATE UNIQUE INDEX alert_of_subject ON platform.alert (kind, subject_key) WHERE state IN ('open', 'owned');
CREATE INDEX alert_last_seen ON platform.alert (last_seen_at DESC, id DESC);
CREATE INDEX alert_closed ON platform.alert (closed_at) WHERE closed_at IS NOT NULL;

-- Each occurrence counts up; only what staff do is history. A subject is forgotten with its alert.
SELECT platform.attach_history('platform.alert', 'alert', began => 'first_seen_at',
  left_out => '{version,count,last_seen_at,evidence,subject,subject_key}');
