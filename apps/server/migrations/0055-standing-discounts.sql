-- SimplePay is the shop's name for every lender, and was written as a way to pay of its own, which nobody can choose.
UPDATE pricing.promotion
SET definition = jsonb_set(definition, '{conditions,paymentMethods}', '["affirm", "katapult", "klarna", "synchrony"]'),
  version = version + 1, updated_at = now()
WHERE definition #> '{conditions,paymentMethods}' = '["simplepay"]';

-- Which promotion is the deal of a day in New York: one a day, whichever server puts it on.
CREATE TABLE pricing.daily_deal (
  day           date PRIMARY KEY,
  promotion_id  uuid NOT NULL UNIQUE REFERENCES pricing.promotion (id)
);
