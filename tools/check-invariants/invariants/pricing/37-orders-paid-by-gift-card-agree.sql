-- The gift card amounts that an order records as paid and refunded match the card's movements.
WITH back AS (
  SELECT order_id, sum(amount_in_cents) AS amount FROM gift_cards.movement WHERE kind = 'refund' GROUP BY order_id
), waiting AS (
  SELECT order_id, sum(amount_in_cents) AS amount FROM orders.refund WHERE state = 'requested' AND tender = 'gift-card' GROUP BY order_id
)
SELECT p.order_id, p.gift_card_in_cents, h.amount_in_cents AS taken_in_cents, p.gift_card_refunded_in_cents, b.amount AS back_in_cents
FROM (SELECT * FROM orders.payment WHERE gift_card_in_cents > 0) p
FULL JOIN (SELECT * FROM gift_cards.hold WHERE state = 'taken') h ON h.order_id = p.order_id
LEFT JOIN back b ON b.order_id = coalesce(p.order_id, h.order_id)
LEFT JOIN waiting w ON w.order_id = p.order_id
WHERE p.gift_card_in_cents IS DISTINCT FROM h.amount_in_cents
   OR coalesce(b.amount, 0) NOT BETWEEN p.gift_card_refunded_in_cents AND p.gift_card_refunded_in_cents + coalesce(w.amount, 0)
