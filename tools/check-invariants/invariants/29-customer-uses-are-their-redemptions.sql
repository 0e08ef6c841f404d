-- How often a customer has used a promotion is the number of their held and taken redemptions of it.
WITH redeemed AS (
  SELECT promotion_id, customer_key, count(*) AS uses
  FROM pricing.redemption
  WHERE state IN ('held', 'taken')
  GROUP BY promotion_id, customer_key
)
SELECT promotion_id, customer_key, c.uses, r.uses AS redeemed
FROM pricing.customer_use c
FULL JOIN redeemed r USING (promotion_id, customer_key)
WHERE coalesce(c.uses, 0) <> coalesce(r.uses, 0)
