-- A gift card's balance is the sum of its movements, the first of which issued it.
WITH moved AS (
  SELECT gift_card_id, sum(amount_in_cents) AS amount, count(*) FILTER (WHERE kind = 'issue') AS issues
  FROM gift_cards.movement
  GROUP BY gift_card_id
)
SELECT c.id, c.number, c.balance_in_cents, coalesce(m.amount, 0) AS moved_in_cents, coalesce(m.issues, 0) AS issues
FROM gift_cards.gift_card c
LEFT JOIN moved m ON m.gift_card_id = c.id
WHERE c.balance_in_cents <> coalesce(m.amount, 0) OR coalesce(m.issues, 0) <> 1
