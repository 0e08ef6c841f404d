-- A coupon's uses are the number of held and taken redemptions with it.
WITH redeemed AS (
  SELECT coupon_code AS code, count(*) AS uses
  FROM pricing.redemption
  WHERE state IN ('held', 'taken') AND coupon_code IS NOT NULL
  GROUP BY coupon_code
)
SELECT code, k.uses, coalesce(r.uses, 0) AS redeemed
FROM pricing.coupon k
LEFT JOIN redeemed r USING (code)
WHERE k.uses <> coalesce(r.uses, 0)
