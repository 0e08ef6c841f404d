-- The sellable tires of a return are back in stock at the warehouse that received them, and no others.
WITH kept AS (
  SELECT r.id::text AS reference, o.tire_id, r.received_warehouse AS warehouse_code, sum(l.restocked) AS quantity
  FROM orders.tire_return r
  JOIN orders.tire_return_line l ON l.return_id = r.id
  JOIN orders.order_line o ON o.id = l.line_id
  WHERE l.restocked > 0
  GROUP BY r.id, o.tire_id
), moved AS (
  SELECT reference, tire_id, warehouse_code, sum(quantity) AS quantity
  FROM catalogue.stock_movement WHERE reason = 'return' GROUP BY reference, tire_id, warehouse_code
)
SELECT reference, tire_id, warehouse_code, kept.quantity AS restocked, moved.quantity AS moved
FROM kept FULL JOIN moved USING (reference, tire_id, warehouse_code)
WHERE kept.quantity IS DISTINCT FROM moved.quantity
