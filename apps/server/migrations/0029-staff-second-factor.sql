-- The second factor of staff: codes of an authenticator app, passkeys and recovery codes; invitations.
ALTER TABLE identity.staff
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN totp_secret text,
  ADD COLUMN totp_pending_secret text,
  ADD COLUMN totp_confirmed_at timestamptz,
  ADD COLUMN totp_last_step bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT staff_totp_has_secret CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL);

CREATE TABLE identity.staff_recovery_code (
  staff_id   uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  code_hash  text NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

CREATE TABLE identity.staff_passkey (
  id            text PRIMARY KEY,
  staff_id      uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  name          text NOT NULL,
  public_key    bytea NOT NULL,
  counter       bigint NOT NULL,
  transports    text[] NOT NULL DEFAULT '{}',
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_used_at  timestamptz
);
CREATE INDEX staff_passkey_owner ON identity.staff_passkey (staff_id);

-- A sign-in whose password was right and whose second factor is awaited.
CREATE TABLE identity.staff_sign_in_step (
  token_hash    text PRIMARY KEY,
  staff_id      uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  expires_at    timestamptz NOT NULL,
  failed_count  integer NOT NULL DEFAULT 0
);
CREATE INDEX staff_sign_in_step_expiry ON identity.staff_sign_in_step (expires_at);

-- What a passkey has to sign, once.
CREATE TABLE identity.staff_challenge (
  staff_id    uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  purpose     text NOT NULL CHECK (purpose IN ('sign-in', 'registration')),
  challenge   text NOT NULL,
  expires_at  timestamptz NOT NULL,
  PRIMARY KEY (staff_id, purpose)
);

CREATE TABLE identity.staff_invitation (
  token_hash  text PRIMARY KEY,
  staff_id    uuid NOT NULL REFERENCES identity.staff (id) ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);
CREATE INDEX staff_invitation_guest ON identity.staff_invitation (staff_id);
