-- A return's state and the times of its steps agree.
SELECT number, state, requested_at, answered_at, received_at, settled_at, refunded_at, cancelled_at
FROM orders.tire_return
WHERE (state = 'cancelled') <> (cancelled_at IS NOT NULL)
   OR (state = 'refunded') <> (refunded_at IS NOT NULL)
   OR (state IN ('received', 'awaitingApproval', 'refunding', 'refunded', 'notAccepted')) <> (received_at IS NOT NULL)
   OR (state IN ('refunding', 'refunded', 'notAccepted')) <> (settled_at IS NOT NULL)
   OR (state IN ('denied', 'deniedForGood') AND (denial_reason IS NULL OR answered_at IS NULL))
   OR (state IN ('appealed', 'deniedForGood') AND appealed_at IS NULL)
