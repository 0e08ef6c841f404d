-- A settled price claim's refunds are its difference and tax, in the books or on their way; an unsettled one has none, and a refunded one is paid.
SELECT c.number, c.state, c.difference_in_cents, c.sales_tax_in_cents, coalesce(sum(f.amount_in_cents), 0) AS refunds_in_cents
FROM orders.price_claim c
LEFT JOIN orders.refund f ON f.price_claim_id = c.id
GROUP BY c.id
HAVING coalesce(c.difference_in_cents + c.sales_tax_in_cents, 0) <> coalesce(sum(f.amount_in_cents), 0)
    OR (c.state IN ('refunding', 'refunded')) <> (c.settled_at IS NOT NULL)
    OR (c.state = 'refunded' AND bool_or(f.state <> 'succeeded'))
    OR bool_or(f.order_id <> c.order_id)
