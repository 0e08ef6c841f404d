-- The charges and refunds we assume at the sandbox provider are in its own books, and it refunded nothing except what we wait for.
WITH open_refund AS (
  SELECT payment_id, sum(amount_in_cents) AS amount FROM orders.refund
  WHERE state = 'requested' AND tender = 'money' GROUP BY payment_id
)
SELECT p.order_id, p.provider_charge, p.captured_in_cents, c.amount_in_cents, p.refunded_in_cents,
       c.refunded_in_cents AS provider_refunded_in_cents, coalesce(r.amount, 0) AS open_in_cents
FROM orders.payment p
LEFT JOIN payment_sandbox.charge c ON c.id = p.provider_charge
LEFT JOIN open_refund r ON r.payment_id = p.id
WHERE p.provider = 'sandbox'
  AND (c.id IS NULL OR c.status <> 'succeeded' OR c.amount_in_cents <> p.captured_in_cents
       OR c.refunded_in_cents NOT BETWEEN p.refunded_in_cents AND p.refunded_in_cents + coalesce(r.amount, 0))
