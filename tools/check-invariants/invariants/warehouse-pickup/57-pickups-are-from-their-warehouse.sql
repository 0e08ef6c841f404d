-- The tires of a warehouse pickup are from its warehouse, each once: sold while the order lives, and none once it is cancelled.
SELECT o.number, o.state, o.tire_count, o.pickup_warehouse_code, a.here, a.elsewhere
FROM orders."order" o
CROSS JOIN LATERAL (
  SELECT coalesce(sum(quantity) FILTER (WHERE warehouse_code = o.pickup_warehouse_code), 0) AS here,
         coalesce(sum(quantity) FILTER (WHERE warehouse_code <> o.pickup_warehouse_code), 0) AS elsewhere
  FROM catalogue.stock_allocation WHERE owner_id = o.id AND state = 'sold') a
WHERE o.pickup_warehouse_code IS NOT NULL
  AND (a.elsewhere <> 0 OR a.here <> CASE o.state WHEN 'cancelled' THEN 0 ELSE o.tire_count END)
