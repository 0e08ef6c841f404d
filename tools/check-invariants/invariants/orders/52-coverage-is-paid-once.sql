-- Each paid coverage claim is one booking and one gift card of its amount; nothing else was paid as coverage.
WITH paid AS (
  SELECT id, order_id, amount_in_cents, gift_card_id FROM orders.coverage_claim WHERE state = 'paid'
), booked AS (
  SELECT t.reference AS id, t.order_id, sum(e.amount_in_cents) AS amount
  FROM orders.ledger_transaction t
  JOIN orders.ledger_entry e ON e.transaction_id = t.id AND e.account = 'coverage_benefits'
  WHERE t.kind = 'coverage'
  GROUP BY t.reference, t.order_id
), issued AS (
  SELECT gift_card_id, amount_in_cents AS amount FROM gift_cards.movement WHERE kind = 'issue'
)
SELECT id, paid.amount_in_cents AS paid_in_cents, booked.amount AS booked_in_cents, issued.amount AS issued_in_cents
FROM paid FULL JOIN booked USING (id, order_id) LEFT JOIN issued USING (gift_card_id)
WHERE paid.amount_in_cents IS DISTINCT FROM booked.amount OR paid.amount_in_cents IS DISTINCT FROM issued.amount
