-- A tire's available stock in a warehouse is the sum of its movements.
SELECT s.tire_id, s.warehouse_code, s.available, coalesce(sum(m.quantity), 0) AS moved
FROM catalogue.stock_level s
LEFT JOIN catalogue.stock_movement m ON m.tire_id = s.tire_id AND m.warehouse_code = s.warehouse_code
GROUP BY s.tire_id, s.warehouse_code
HAVING s.available <> coalesce(sum(m.quantity), 0)
