-- A cart that became an order names it.
SELECT c.id, c.order_id
FROM carts.cart c
LEFT JOIN orders."order" o ON o.id = c.order_id
WHERE c.state = 'ordered' AND o.id IS NULL
