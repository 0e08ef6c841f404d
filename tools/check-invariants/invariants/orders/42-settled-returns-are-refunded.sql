-- A settled return's refunds are its amount, in the books or on their way; an unsettled one has none, and a refunded one is paid.
SELECT r.number, r.state, r.refund_in_cents, coalesce(sum(f.amount_in_cents), 0) AS refunds_in_cents
FROM orders.tire_return r
LEFT JOIN orders.refund f ON f.return_id = r.id
GROUP BY r.id
HAVING coalesce(r.refund_in_cents, 0) <> coalesce(sum(f.amount_in_cents), 0)
    OR (r.state IN ('refunding', 'refunded')) <> (r.refund_in_cents IS NOT NULL)
    OR (r.state = 'refunded' AND bool_or(f.state <> 'succeeded'))
    OR bool_or(f.order_id <> r.order_id)
