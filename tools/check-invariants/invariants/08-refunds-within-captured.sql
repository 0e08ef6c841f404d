-- What an order and its payment say was refunded lies between the refunds that succeeded and those not yet failed, never above what was captured.
WITH refunds AS (
  SELECT order_id,
         coalesce(sum(amount_in_cents) FILTER (WHERE state = 'succeeded'), 0) AS succeeded,
         coalesce(sum(amount_in_cents) FILTER (WHERE state <> 'failed'), 0) AS possible
  FROM orders.refund
  GROUP BY order_id
)
SELECT o.number, o.refunded_in_cents, p.refunded_in_cents AS payment_refunded_in_cents, r.succeeded, r.possible
FROM orders."order" o
JOIN orders.payment p ON p.order_id = o.id
LEFT JOIN refunds r ON r.order_id = o.id
WHERE o.refunded_in_cents NOT BETWEEN coalesce(r.succeeded, 0) AND coalesce(r.possible, 0)
   OR p.refunded_in_cents NOT BETWEEN coalesce(r.succeeded, 0) AND coalesce(r.possible, 0)
   OR coalesce(r.possible, 0) > p.captured_in_cents
