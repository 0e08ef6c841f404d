-- What we think the sandbox provider captured is in its own books.
SELECT p.order_id, p.provider_charge, p.captured_in_cents, c.amount_in_cents, p.refunded_in_cents, c.refunded_in_cents AS provider_refunded_in_cents
FROM orders.payment p
LEFT JOIN payment_sandbox.charge c ON c.id = p.provider_charge
WHERE p.provider = 'sandbox'
  AND (c.id IS NULL OR c.status <> 'succeeded' OR c.amount_in_cents <> p.captured_in_cents)
