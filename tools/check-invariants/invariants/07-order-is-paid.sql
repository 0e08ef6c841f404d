-- Every order has a payment that captured exactly its total.
SELECT o.number, o.total_in_cents, p.captured_in_cents
FROM orders."order" o
LEFT JOIN orders.payment p ON p.order_id = o.id
WHERE p.captured_in_cents IS DISTINCT FROM o.total_in_cents
