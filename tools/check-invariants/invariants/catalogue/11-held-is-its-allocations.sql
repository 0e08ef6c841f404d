-- A tire's held stock in a warehouse is the sum of its held allocations.
WITH held AS (
  SELECT tire_id, warehouse_code, sum(quantity) AS quantity
  FROM catalogue.stock_allocation
  WHERE state = 'held'
  GROUP BY tire_id, warehouse_code
)
SELECT s.tire_id, s.warehouse_code, s.held, coalesce(h.quantity, 0) AS allocated
FROM catalogue.stock_level s
LEFT JOIN held h USING (tire_id, warehouse_code)
WHERE s.held <> coalesce(h.quantity, 0)
