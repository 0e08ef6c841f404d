-- Every order has exactly one sale in the ledger, whose payers owe its total.
SELECT o.number, o.total_in_cents, count(DISTINCT t.id) AS sales, coalesce(sum(e.amount_in_cents), 0) AS booked_in_cents
FROM orders."order" o
LEFT JOIN orders.ledger_transaction t ON t.order_id = o.id AND t.kind = 'sale'
LEFT JOIN orders.ledger_entry e ON e.transaction_id = t.id AND e.account IN ('card_clearing', 'gift_card_liability')
GROUP BY o.id
HAVING count(DISTINCT t.id) <> 1 OR coalesce(sum(e.amount_in_cents), 0) <> o.total_in_cents
