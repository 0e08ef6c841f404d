-- The shop's side of a customer's sign-in. States, bindings and handles are hashes; tokens of the provider are sealed.
CREATE TABLE identity.login_attempt (
  state_hash    text PRIMARY KEY,
  binding_hash  text NOT NULL,
  sealed        text NOT NULL,
  return_to     text NOT NULL CHECK (return_to LIKE '/%'),
  created_at    timestamptz NOT NULL DEFAULT now(),
  expires_at    timestamptz NOT NULL
);
CREATE INDEX login_attempt_expiry ON identity.login_attempt (expires_at);

CREATE TABLE identity.customer_session (
  handle_hash      text PRIMARY KEY,
  account_id       uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  sealed           text NOT NULL,
  token_hash       text NOT NULL,
  token_ends_at    timestamptz NOT NULL,
  -- One caller at a time refreshes: until then nobody else does.
  refreshing_until timestamptz,
  created_at       timestamptz NOT NULL DEFAULT now(),
  ends_at          timestamptz NOT NULL
);
CREATE INDEX customer_session_account ON identity.customer_session (account_id);
CREATE INDEX customer_session_end ON identity.customer_session (ends_at);
