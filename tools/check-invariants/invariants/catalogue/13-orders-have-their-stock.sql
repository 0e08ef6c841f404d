-- The stock taken for an order is what its lines sold.
WITH sold AS (
  SELECT owner_id AS order_id, tire_id, sum(quantity) AS quantity
  FROM catalogue.stock_allocation
  WHERE owner_kind = 'order' AND state IN ('sold', 'returned')
  GROUP BY owner_id, tire_id
), ordered AS (
  SELECT order_id, tire_id, sum(quantity) AS quantity FROM orders.order_line GROUP BY order_id, tire_id
)
SELECT order_id, tire_id, ordered.quantity AS ordered, sold.quantity AS allocated
FROM ordered FULL JOIN sold USING (order_id, tire_id)
WHERE ordered.quantity IS DISTINCT FROM sold.quantity
