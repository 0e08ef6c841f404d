-- How a shopper means to pay: prices hang on it.
ALTER TABLE carts.cart
  ADD COLUMN payment_method text CHECK (payment_method IN ('card', 'affirm', 'katapult', 'klarna', 'synchrony'));

-- A try to pay on a lender's own page: what the lender calls it and where its page is, when the lender agreed, and when the shopper
-- came back, which counts once. Until the lender has agreed the shopper is away, and another way to pay ends it.
ALTER TABLE checkout.payment_attempt
  ADD COLUMN provider_session text UNIQUE,
  ADD COLUMN provider_page    text,
  ADD COLUMN approved_at      timestamptz,
  ADD COLUMN returned_at      timestamptz,
  ADD CONSTRAINT payment_attempt_approval CHECK (approved_at IS NULL OR provider_session IS NOT NULL);

-- The books of the sandbox's lenders: money they lend is a charge like any other once it is taken; it has no card.
ALTER TABLE payment_sandbox.charge ALTER COLUMN last4 DROP NOT NULL;

CREATE TABLE payment_sandbox.loan_session (
  id               text PRIMARY KEY,
  idempotency_key  text NOT NULL UNIQUE,
  request_hash     text NOT NULL,
  lender           text NOT NULL,
  amount_in_cents  bigint NOT NULL CHECK (amount_in_cents > 0),
  description      text NOT NULL,
  return_url       text NOT NULL,
  state            text NOT NULL CHECK (state IN ('open', 'approved', 'declined', 'left', 'cancelled', 'captured')),
  charge_id        text UNIQUE REFERENCES payment_sandbox.charge (id),
  expires_at       timestamptz NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'captured') = (charge_id IS NOT NULL))
);
