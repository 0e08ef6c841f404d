-- What an order and its payment say was refunded is what was paid out, and what was ever asked for is never above what was captured.
WITH refunds AS (
  SELECT order_id,
         coalesce(sum(amount_in_cents) FILTER (WHERE state = 'succeeded'), 0) AS succeeded,
         sum(amount_in_cents) AS asked
  FROM orders.refund
  GROUP BY order_id
)
SELECT o.number, o.refunded_in_cents, p.refunded_in_cents AS payment_refunded_in_cents, r.succeeded, r.asked
FROM orders."order" o
JOIN orders.payment p ON p.order_id = o.id
LEFT JOIN refunds r ON r.order_id = o.id
WHERE o.refunded_in_cents <> coalesce(r.succeeded, 0)
   OR p.refunded_in_cents <> coalesce(r.succeeded, 0)
   OR coalesce(r.asked, 0) > p.captured_in_cents
