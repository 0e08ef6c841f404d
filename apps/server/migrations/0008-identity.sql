-- Staff accounts, their sessions, and the list views they keep.
CREATE SCHEMA identity;

CREATE TABLE identity.staff (
  id             uuid PRIMARY KEY,
  email          text NOT NULL UNIQUE CHECK (email = lower(email)),
  name           text NOT NULL,
  role           text NOT NULL,
  password_hash  text NOT NULL,
  is_active      boolean NOT NULL DEFAULT true,
  failed_count   integer NOT NULL DEFAULT 0,
  locked_until   timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE identity.staff_session (
  token_hash   text PRIMARY KEY,
  staff_id     uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  seen_at      timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  user_agent   text
);
CREATE INDEX staff_session_staff ON identity.staff_session (staff_id);
CREATE INDEX staff_session_expiry ON identity.staff_session (expires_at);

CREATE TABLE identity.saved_view (
  id          uuid PRIMARY KEY,
  staff_id    uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  resource    text NOT NULL,
  name        text NOT NULL,
  definition  jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (staff_id, resource, name)
);
