-- Tires are handed over at a warehouse exactly where the buyer was recognized, and the timeline says so once.
SELECT o.number, o.state, w.proof, e.times
FROM orders."order" o
LEFT JOIN orders.warehouse_pickup w ON w.order_id = o.id
CROSS JOIN LATERAL (
  SELECT count(*) AS times FROM orders.order_event WHERE order_id = o.id AND type = 'OrderDelivered') e
WHERE (o.pickup_warehouse_code IS NOT NULL
       AND ((o.state = 'delivered') <> (w.proof IS NOT NULL) OR e.times <> CASE o.state WHEN 'delivered' THEN 1 ELSE 0 END))
   OR (o.pickup_warehouse_code IS NULL AND w.order_id IS NOT NULL)
