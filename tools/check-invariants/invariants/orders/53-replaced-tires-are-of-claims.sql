-- The tires of a line that coverage replaced are those of its approved claims.
WITH claimed AS (
  SELECT line_id, sum(quantity) AS quantity FROM orders.coverage_claim
  WHERE kind = 'replacement' AND state IN ('approved', 'paid')
  GROUP BY line_id
)
SELECT l.order_id, l.id, l.replaced_quantity, coalesce(c.quantity, 0) AS claimed
FROM orders.order_line l
LEFT JOIN claimed c ON c.line_id = l.id
WHERE l.replaced_quantity <> coalesce(c.quantity, 0)
