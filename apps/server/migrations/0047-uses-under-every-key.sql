-- A use counts under every key of its customer: that of the account, and that of the order's address beside it.
ALTER TABLE pricing.redemption ADD COLUMN email_key text;
CREATE INDEX redemption_email ON pricing.redemption (email_key) WHERE email_key IS NOT NULL;

-- Keys of addresses are made with a secret from now on. The old ones could be guessed and match nobody any more.
WITH old AS MATERIALIZED (
  SELECT customer_key, 'erased:' || gen_random_uuid() AS nobody
  FROM (SELECT customer_key FROM pricing.customer_use UNION SELECT customer_key FROM pricing.redemption) AS keys
  WHERE customer_key LIKE 'email:%'
), counted AS (
  UPDATE pricing.customer_use c SET customer_key = old.nobody FROM old WHERE c.customer_key = old.customer_key
)
UPDATE pricing.redemption r SET customer_key = old.nobody FROM old WHERE r.customer_key = old.customer_key;
