-- Of an order that has left `placed`, every parcel that people pick is packed, and has exactly the scanned tires that its warehouse sent.
WITH parcel AS (
  SELECT p.order_id, p.warehouse_code, p.packed_at FROM orders.pick p JOIN orders."order" o ON o.id = p.order_id
  WHERE o.state NOT IN ('placed', 'cancelled')
), sent AS (
  SELECT p.order_id, p.warehouse_code, a.tire_id, sum(a.quantity) AS quantity
  FROM parcel p JOIN catalogue.stock_allocation a
    ON a.owner_id = p.order_id AND a.warehouse_code = p.warehouse_code AND a.state = 'sold'
  GROUP BY p.order_id, p.warehouse_code, a.tire_id
), scanned AS (
  SELECT p.order_id, p.warehouse_code, s.tire_id, count(*) AS quantity
  FROM parcel p JOIN orders.pick_scan s USING (order_id, warehouse_code)
  GROUP BY p.order_id, p.warehouse_code, s.tire_id
)
SELECT order_id, warehouse_code, sent.quantity AS sent, scanned.quantity AS scanned
FROM sent FULL JOIN scanned USING (order_id, warehouse_code, tire_id)
WHERE sent.quantity IS DISTINCT FROM scanned.quantity
UNION ALL
SELECT order_id, warehouse_code, NULL, NULL FROM parcel WHERE packed_at IS NULL
