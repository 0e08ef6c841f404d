-- Nothing happens to an order without an entry in its timeline.
SELECT o.number, o.state
FROM orders."order" o
LEFT JOIN orders.order_event e ON e.order_id = o.id
GROUP BY o.id
HAVING count(e.id) < CASE WHEN o.state = 'placed' THEN 1 ELSE 2 END
