-- No one was charged for an order that does not exist; a checkout has ten minutes to finish.
SELECT c.id, c.idempotency_key, c.amount_in_cents, c.created_at
FROM payment_sandbox.charge c
LEFT JOIN orders.payment p ON p.provider_charge = c.id
WHERE c.status = 'succeeded'
  AND c.refunded_in_cents < c.amount_in_cents
  AND p.id IS NULL
  AND c.created_at < now() - interval '10 minutes'
