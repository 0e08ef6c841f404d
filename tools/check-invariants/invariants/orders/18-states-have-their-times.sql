-- An order's state and the times of its steps agree, in order.
SELECT number, state, placed_at, picked_up_at, shipped_at, delivered_at, cancelled_at
FROM orders."order"
WHERE (state = 'cancelled') <> (cancelled_at IS NOT NULL)
   OR (state = 'delivered') <> (delivered_at IS NOT NULL)
   OR (state IN ('inTransit', 'delivered') AND pickup_warehouse_code IS NULL) <> (shipped_at IS NOT NULL)
   OR (pickup_warehouse_code IS NOT NULL AND state IN ('pendingPickup', 'delivered') AND picked_up_at IS NULL)
   OR delivered_at < picked_up_at
   OR cancelled_at < placed_at
   OR shipped_at < placed_at
   OR delivered_at < shipped_at
   OR shipped_at < picked_up_at
