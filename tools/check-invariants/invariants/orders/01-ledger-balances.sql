-- Debits and credits of every ledger transaction cancel out, and none is empty.
SELECT t.id AS transaction_id, coalesce(sum(e.amount_in_cents), 0) AS off_by_cents, count(e.position) AS entries
FROM orders.ledger_transaction t
LEFT JOIN orders.ledger_entry e ON e.transaction_id = t.id
GROUP BY t.id
HAVING coalesce(sum(e.amount_in_cents), 0) <> 0 OR count(e.position) = 0
