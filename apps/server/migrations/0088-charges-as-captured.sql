-- A charge says what it is for, and a card is known by the provider's own name for it, never by its number.
ALTER TABLE payment_sandbox.card_token ADD COLUMN identity text NOT NULL DEFAULT '';
ALTER TABLE payment_sandbox.charge
  ADD COLUMN currency  text NOT NULL DEFAULT 'USD',
  ADD COLUMN reference text NOT NULL DEFAULT '',
  ADD COLUMN identity  text;
-- The charges of orders from before say which order they paid for.
UPDATE payment_sandbox.charge c SET reference = a.order_number
FROM checkout.payment_attempt a
WHERE c.idempotency_key IN (a.id::text, 'loan:' || a.provider_session);

-- What the lender lends for, and how much of it where it does not lend what was asked.
ALTER TABLE payment_sandbox.loan_session
  ADD COLUMN reference     text NOT NULL DEFAULT '',
  ADD COLUMN lent_in_cents bigint CHECK (lent_in_cents > 0);
UPDATE payment_sandbox.loan_session s SET reference = a.order_number
FROM checkout.payment_attempt a WHERE a.provider_session = s.id;
