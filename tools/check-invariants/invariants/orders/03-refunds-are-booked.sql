-- An order's paid refunds are in the ledger to the cent, each with its tender, and no others.
WITH refunded AS (
  SELECT order_id, tender, sum(amount_in_cents) AS amount FROM orders.refund WHERE state = 'succeeded' GROUP BY order_id, tender
), booked AS (
  SELECT t.order_id, CASE e.account WHEN 'card_clearing' THEN 'money' ELSE 'gift-card' END AS tender, -sum(e.amount_in_cents) AS amount
  FROM orders.ledger_transaction t
  JOIN orders.ledger_entry e ON e.transaction_id = t.id AND e.account IN ('card_clearing', 'gift_card_liability')
  WHERE t.kind = 'refund'
  GROUP BY t.order_id, 2
)
SELECT order_id, tender, refunded.amount AS refunded_in_cents, booked.amount AS booked_in_cents
FROM refunded FULL JOIN booked USING (order_id, tender)
WHERE refunded.amount IS DISTINCT FROM booked.amount
