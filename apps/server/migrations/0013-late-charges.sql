-- A payment attempt that failed although the provider may hold its money: when to ask next, how often it was asked, and when
-- the money went back. Money that went back can never pay for an order.
ALTER TABLE checkout.payment_attempt
  ADD COLUMN next_look_at  timestamptz,
  ADD COLUMN looks         integer NOT NULL DEFAULT 0,
  ADD COLUMN given_back_at timestamptz,
  ADD CONSTRAINT payment_attempt_given_back CHECK (given_back_at IS NULL OR state = 'failed'),
  ADD CONSTRAINT payment_attempt_looked_for CHECK (next_look_at IS NULL OR state = 'failed');

UPDATE checkout.payment_attempt SET next_look_at = now()
WHERE state = 'failed' AND failure_code IN ('unanswered', 'sold_out') AND created_at > now() - interval '7 days';

DROP INDEX checkout.payment_attempt_given_up;
CREATE INDEX payment_attempt_next_look ON checkout.payment_attempt (next_look_at) WHERE next_look_at IS NOT NULL;
