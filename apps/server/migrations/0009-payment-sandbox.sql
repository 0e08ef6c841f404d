-- The sandbox card provider's own books: it is a stand-in for somebody else's system and shares no row with ours.
CREATE SCHEMA payment_sandbox;

CREATE TABLE payment_sandbox.card_token (
  token       text PRIMARY KEY,
  brand       text NOT NULL,
  last4       char(4) NOT NULL,
  behaviour   text NOT NULL,
  expires_at  timestamptz NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payment_sandbox.charge (
  id                 text PRIMARY KEY,
  idempotency_key    text NOT NULL UNIQUE,
  request_hash       text NOT NULL,
  amount_in_cents    bigint NOT NULL CHECK (amount_in_cents > 0),
  refunded_in_cents  bigint NOT NULL DEFAULT 0 CHECK (refunded_in_cents BETWEEN 0 AND amount_in_cents),
  status             text NOT NULL CHECK (status IN ('succeeded', 'processing', 'failed')),
  failure_code       text,
  brand              text NOT NULL,
  last4              char(4) NOT NULL,
  settles_at         timestamptz,
  created_at         timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payment_sandbox.refund (
  id               text PRIMARY KEY,
  idempotency_key  text NOT NULL UNIQUE,
  charge_id        text NOT NULL REFERENCES payment_sandbox.charge (id),
  amount_in_cents  bigint NOT NULL CHECK (amount_in_cents > 0),
  created_at       timestamptz NOT NULL DEFAULT now()
);
