-- Handling is $20 for each accepted tire, deducted or waived by an order of the right size; a cheaper tire can't cost more than it was sold for.
-- Beside it, a return may pay the handling that its own order had waived for an earlier one.
SELECT r.number, sum(l.accepted) AS accepted, r.fee_in_cents, r.waived_in_cents, r.right_size_order_id, r.due_again_in_cents
FROM orders.tire_return r
JOIN orders.tire_return_line l ON l.return_id = r.id
WHERE r.refund_in_cents IS NOT NULL
GROUP BY r.id
HAVING (r.waived_in_cents > 0) <> (r.right_size_order_id IS NOT NULL)
    OR r.fee_in_cents - coalesce(r.due_again_in_cents, 0) + r.waived_in_cents > 2000 * sum(l.accepted)
    OR (r.fee_in_cents - coalesce(r.due_again_in_cents, 0) + r.waived_in_cents < 2000 * sum(l.accepted) AND r.refund_in_cents > 0)
    OR r.charged_again > r.waived_in_cents / 2000
