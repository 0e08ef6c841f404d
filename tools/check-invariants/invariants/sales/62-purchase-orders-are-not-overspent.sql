-- No purchase order of a fleet has orders for more than its limit, and its uses follow their payments.
SELECT p.id, p.number, p.limit_in_cents, sum(s.counted_in_cents) AS spent
FROM sales.fleet_purchase_order p JOIN sales.purchase_order_spending s ON s.purchase_order_id = p.id AND s.state = 'taken'
GROUP BY p.id HAVING sum(s.counted_in_cents) > p.limit_in_cents OR bool_or(s.counted_in_cents IS NULL)
UNION ALL
SELECT p.id, p.number, p.limit_in_cents, u.amount_in_cents
FROM sales.purchase_order_use u JOIN sales.fleet_purchase_order p ON p.id = u.purchase_order_id
JOIN checkout.payment_attempt a ON a.id = u.attempt_id
WHERE (a.state = 'captured') <> (u.state = 'taken') OR a.state = 'failed'
