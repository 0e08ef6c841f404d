-- Customers' sign-ins, and what the sign-in provider keeps.
CREATE TABLE identity.account (
  id               uuid PRIMARY KEY,
  email            text UNIQUE CHECK (email = lower(email)),
  email_proved_at  timestamptz,
  password_hash    text,
  first_name       text NOT NULL,
  last_name        text NOT NULL,
  phone            text CHECK (phone ~ '^[0-9]{10}(x[0-9]{1,6})?$'),
  is_crew_wished   boolean NOT NULL DEFAULT false,
  is_active        boolean NOT NULL DEFAULT true,
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL DEFAULT now(),
  erased_at        timestamptz,
  -- An erased account keeps its id for those who refer to it, and nothing of the person.
  CHECK (CASE WHEN erased_at IS NULL THEN email IS NOT NULL
         ELSE num_nonnulls(email, password_hash, phone) = 0 AND first_name = '' AND last_name = '' END)
);

-- Links in mails. A registration waits here, sealed, until its address is proved.
CREATE TABLE identity.account_email_token (
  token_hash    text PRIMARY KEY,
  purpose       text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
  email         text NOT NULL CHECK (email = lower(email)),
  account_id    uuid REFERENCES identity.account (id) ON DELETE CASCADE,
  registration  text,
  browser_hash  text,
  created_at    timestamptz NOT NULL DEFAULT now(),
  expires_at    timestamptz NOT NULL,
  used_at       timestamptz,
  CHECK ((purpose = 'confirm') = (registration IS NOT NULL)),
  CHECK ((purpose = 'reset') = (account_id IS NOT NULL))
);
CREATE INDEX account_email_token_email ON identity.account_email_token (email, created_at);
CREATE INDEX account_email_token_expiry ON identity.account_email_token (expires_at);

-- Subjects are hashes of addresses and callers: whether an address has an account does not show here.
CREATE TABLE identity.sign_in_failure (
  subject_hash    text PRIMARY KEY,
  failed_count    integer NOT NULL,
  window_ends_at  timestamptz NOT NULL
);
CREATE INDEX sign_in_failure_window ON identity.sign_in_failure (window_ends_at);

CREATE TABLE identity.passkey (
  id             uuid PRIMARY KEY,
  account_id     uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  credential_id  text NOT NULL UNIQUE,
  public_key     bytea NOT NULL,
  use_count      bigint NOT NULL,
  transports     text[] NOT NULL,
  name           text NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  used_at        timestamptz
);
CREATE INDEX passkey_account ON identity.passkey (account_id, created_at);

-- Who an account is elsewhere, such as at Google.
CREATE TABLE identity.outside_identity (
  issuer      text NOT NULL,
  subject     text NOT NULL,
  account_id  uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  linked_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX outside_identity_account ON identity.outside_identity (account_id);

CREATE TABLE identity.signing_key (
  kid           text PRIMARY KEY,
  state         text NOT NULL CHECK (state IN ('next', 'active', 'retired')),
  sealed        text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  activated_at  timestamptz,
  retired_at    timestamptz
);
CREATE UNIQUE INDEX signing_key_only ON identity.signing_key (state) WHERE state <> 'retired';

-- Sessions, interactions, grants, codes and tokens of the provider. Ids are hashes, as who knows one may use it; what they
-- stand for is sealed. Whatever came from a grant goes with it, also what is being written at that moment.
CREATE TABLE identity.oidc_record (
  id_hash      text PRIMARY KEY,
  model        text NOT NULL,
  uid_hash     text,
  -- Of the session, by its uid, that a token ends with.
  session_hash text,
  grant_hash   text REFERENCES identity.oidc_record (id_hash) ON DELETE CASCADE,
  account_id   uuid REFERENCES identity.account (id) ON DELETE CASCADE,
  sealed       text NOT NULL,
  user_agent   text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  seen_at      timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  consumed_at  timestamptz
);
CREATE INDEX oidc_record_uid ON identity.oidc_record (uid_hash) WHERE uid_hash IS NOT NULL;
CREATE INDEX oidc_record_grant ON identity.oidc_record (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX oidc_record_account ON identity.oidc_record (account_id, model) WHERE account_id IS NOT NULL;
CREATE INDEX oidc_record_expiry ON identity.oidc_record (expires_at);
