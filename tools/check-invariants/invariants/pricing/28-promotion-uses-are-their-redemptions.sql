-- A promotion's uses and money are exactly those of its held and taken redemptions.
WITH redeemed AS (
  SELECT promotion_id, count(*) AS uses, sum(amount_in_cents) AS spent
  FROM pricing.redemption
  WHERE state IN ('held', 'taken')
  GROUP BY promotion_id
)
SELECT u.promotion_id, u.uses, u.spent_in_cents, coalesce(r.uses, 0) AS redeemed_uses, coalesce(r.spent, 0) AS redeemed_in_cents
FROM pricing.promotion_use u
FULL JOIN redeemed r USING (promotion_id)
WHERE u.uses IS DISTINCT FROM coalesce(r.uses, 0) OR u.spent_in_cents IS DISTINCT FROM coalesce(r.spent, 0)
