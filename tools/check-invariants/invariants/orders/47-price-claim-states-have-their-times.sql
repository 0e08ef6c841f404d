-- A price claim's state and the times of its steps agree, and its tires are of its order.
SELECT c.number, c.state, c.requested_at, c.answered_at, c.settled_at, c.refunded_at, c.withdrawn_at
FROM orders.price_claim c JOIN orders.order_line l ON l.id = c.line_id
WHERE (c.state = 'withdrawn') <> (c.withdrawn_at IS NOT NULL)
   OR (c.state = 'refunded') <> (c.refunded_at IS NOT NULL)
   OR (c.state = 'denied') <> (c.denial_reason IS NOT NULL)
   OR (c.state IN ('denied', 'refunding', 'refunded')) <> (c.answered_at IS NOT NULL)
   OR l.order_id <> c.order_id
