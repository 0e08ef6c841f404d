-- The number of tires of an order is the sum of its lines', without those removed before they shipped.
SELECT o.number, o.tire_count, sum(l.quantity - l.removed_quantity) AS in_lines
FROM orders."order" o
LEFT JOIN orders.order_line l ON l.order_id = o.id
GROUP BY o.id
HAVING o.tire_count IS DISTINCT FROM sum(l.quantity - l.removed_quantity)
