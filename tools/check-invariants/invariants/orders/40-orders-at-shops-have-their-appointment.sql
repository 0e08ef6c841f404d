-- An order that a shop mounts has one appointment there, a cancelled one has none, and none is booked or held for anything else.
WITH live AS (
  SELECT order_id, shop_id, count(*) FILTER (WHERE state = 'booked') AS booked FROM appointments.booking
  WHERE state <> 'released' AND order_id IS NOT NULL GROUP BY order_id, shop_id
)
SELECT coalesce(o.id, live.order_id) AS order_id, o.state, live.booked
FROM orders."order" o
FULL JOIN live ON live.order_id = o.id
WHERE (o.state <> 'cancelled' AND o.fulfilment = 'ship-to-shop' AND o.placed_at > (SELECT min(opened_at) FROM appointments.opening)
       AND (live.booked IS DISTINCT FROM 1 OR live.shop_id IS DISTINCT FROM o.shop_id))
   OR (o.id IS NOT NULL AND live.order_id IS NOT NULL AND (o.state = 'cancelled' OR o.fulfilment <> 'ship-to-shop'))
   OR (o.id IS NULL AND live.booked > 0)
