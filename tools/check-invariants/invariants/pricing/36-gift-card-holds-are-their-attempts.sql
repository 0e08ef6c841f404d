-- A gift card's hold for a payment stays while that runs, is taken with its order and released with its failure, each booked once.
WITH booked AS (
  SELECT attempt_id, -sum(amount_in_cents) AS amount FROM gift_cards.movement WHERE attempt_id IS NOT NULL GROUP BY attempt_id
)
SELECT h.attempt_id, h.state, h.amount_in_cents, p.state AS attempt_state, p.gift_card_in_cents, b.amount AS booked_in_cents
FROM gift_cards.hold h
FULL JOIN (SELECT * FROM checkout.payment_attempt WHERE gift_card_in_cents > 0) p ON p.id = h.attempt_id
LEFT JOIN booked b ON b.attempt_id = h.attempt_id
WHERE h.state IS DISTINCT FROM CASE p.state WHEN 'captured' THEN 'taken' WHEN 'failed' THEN 'released' ELSE 'held' END
   OR h.amount_in_cents IS DISTINCT FROM p.gift_card_in_cents
   OR h.gift_card_id IS DISTINCT FROM p.gift_card_id
   OR b.amount IS DISTINCT FROM CASE h.state WHEN 'released' THEN 0 ELSE h.amount_in_cents END
