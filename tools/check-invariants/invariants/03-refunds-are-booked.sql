-- The refunds of an order that were paid out are in the ledger to the cent, and no others.
WITH refunded AS (
  SELECT order_id, sum(amount_in_cents) AS amount FROM orders.refund WHERE state = 'succeeded' GROUP BY order_id
), booked AS (
  SELECT t.order_id, -sum(e.amount_in_cents) AS amount
  FROM orders.ledger_transaction t
  JOIN orders.ledger_entry e ON e.transaction_id = t.id AND e.account = 'card_clearing'
  WHERE t.kind = 'refund'
  GROUP BY t.order_id
)
SELECT order_id, refunded.amount AS refunded_in_cents, booked.amount AS booked_in_cents
FROM refunded FULL JOIN booked USING (order_id)
WHERE refunded.amount IS DISTINCT FROM booked.amount
