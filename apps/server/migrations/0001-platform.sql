-- Outbox, idempotency, audit, messages: what every feature leans on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;

CREATE SCHEMA platform;

CREATE TABLE platform.outbox_event (
  id            uuid PRIMARY KEY,
  type          text NOT NULL,
  aggregate_id  text NOT NULL,
  payload       jsonb NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  relayed_at    timestamptz,
  attempts      integer NOT NULL DEFAULT 0
);
CREATE INDEX outbox_event_waiting ON platform.outbox_event (id) WHERE relayed_at IS NULL;
CREATE INDEX outbox_event_recent ON platform.outbox_event (created_at DESC);

CREATE TABLE platform.consumed_event (
  consumer     text NOT NULL,
  event_id     uuid NOT NULL REFERENCES platform.outbox_event (id) ON DELETE CASCADE,
  consumed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);

CREATE TABLE platform.idempotency_key (
  owner         text NOT NULL,
  route         text NOT NULL,
  key           text NOT NULL,
  request_hash  text NOT NULL,
  state         text NOT NULL CHECK (state IN ('running', 'done')),
  status        integer,
  response      jsonb,
  locked_until  timestamptz NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  expires_at    timestamptz NOT NULL,
  PRIMARY KEY (owner, route, key),
  CHECK ((state = 'done') = (status IS NOT NULL))
);
CREATE INDEX idempotency_key_expiry ON platform.idempotency_key (expires_at);

CREATE TABLE platform.audit_row (
  id            uuid PRIMARY KEY,
  at            timestamptz NOT NULL DEFAULT now(),
  actor_kind    text NOT NULL CHECK (actor_kind IN ('staff', 'customer', 'guest', 'system')),
  actor_id      text,
  actor_name    text,
  action        text NOT NULL,
  subject_type  text NOT NULL,
  subject_id    text NOT NULL,
  before        jsonb,
  after         jsonb,
  request_id    text
);
CREATE INDEX audit_row_subject ON platform.audit_row (subject_type, subject_id, at DESC);
CREATE INDEX audit_row_recent ON platform.audit_row (at DESC, id DESC);

CREATE FUNCTION platform.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_row_append_only BEFORE UPDATE OR DELETE ON platform.audit_row
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

CREATE TABLE platform.message (
  id             uuid PRIMARY KEY,
  channel        text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient      text NOT NULL,
  template       text NOT NULL,
  subject        text,
  body_text      text NOT NULL,
  body_html      text,
  order_id       uuid,
  state          text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts       integer NOT NULL DEFAULT 0,
  provider_id    text,
  failure        text,
  created_at     timestamptz NOT NULL DEFAULT now(),
  sent_at        timestamptz
);
CREATE INDEX message_recent ON platform.message (created_at DESC, id DESC);
CREATE INDEX message_order ON platform.message (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX message_queued ON platform.message (created_at) WHERE state = 'queued';

CREATE TABLE platform.client_error (
  id          uuid PRIMARY KEY,
  at          timestamptz NOT NULL DEFAULT now(),
  app         text NOT NULL,
  level       text NOT NULL CHECK (level IN ('error', 'warn', 'info')),
  message     text NOT NULL,
  stack       text,
  url         text,
  user_agent  text,
  request_id  text
);
CREATE INDEX client_error_recent ON platform.client_error (at DESC);
