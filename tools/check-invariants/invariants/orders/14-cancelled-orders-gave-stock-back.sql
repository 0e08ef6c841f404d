-- A cancelled order no longer holds tires.
SELECT o.number, a.tire_id, a.warehouse_code, a.state
FROM orders."order" o
JOIN catalogue.stock_allocation a ON a.owner_id = o.id
WHERE o.state = 'cancelled' AND a.state IN ('held', 'sold')
