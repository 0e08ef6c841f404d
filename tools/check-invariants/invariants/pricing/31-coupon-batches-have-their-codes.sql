-- A batch of coupons has as many codes as it claims.
WITH codes AS (
  SELECT batch_id, count(*) AS made
  FROM pricing.coupon
  GROUP BY batch_id
)
SELECT b.id, b.made, coalesce(c.made, 0) AS codes
FROM pricing.coupon_batch b
LEFT JOIN codes c ON c.batch_id = b.id
WHERE b.made <> coalesce(c.made, 0)
