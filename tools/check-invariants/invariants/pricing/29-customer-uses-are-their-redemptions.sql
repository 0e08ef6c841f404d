-- A customer's uses of a promotion, by account and by mailbox, are the number of their held and taken redemptions of it.
WITH redeemed AS (
  SELECT promotion_id, customer_key, count(*) AS uses
  FROM (
    SELECT promotion_id, customer_key, state FROM pricing.redemption
    UNION ALL
    SELECT promotion_id, email_key, state FROM pricing.redemption WHERE email_key IS NOT NULL
    UNION ALL
    SELECT promotion_id, account_email_key, state FROM pricing.redemption WHERE account_email_key IS NOT NULL
  ) AS redemption
  WHERE state IN ('held', 'taken')
  GROUP BY promotion_id, customer_key
)
SELECT promotion_id, customer_key, c.uses, r.uses AS redeemed
FROM pricing.customer_use c
FULL JOIN redeemed r USING (promotion_id, customer_key)
WHERE coalesce(c.uses, 0) <> coalesce(r.uses, 0)
