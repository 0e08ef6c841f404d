-- The removed tires of a line are those of its order's timeline, are back in stock, and their refunds were asked for; an order keeps at least one.
WITH told AS (
  SELECT (line ->> 'lineId')::uuid AS line_id, sum((line ->> 'quantity')::integer) AS quantity
  FROM orders.order_event e CROSS JOIN LATERAL jsonb_array_elements(e.data -> 'removed') AS line
  WHERE e.type = 'TiresRemoved' GROUP BY 1
), restocked AS (
  SELECT reference AS order_id, sum(quantity) AS quantity FROM catalogue.stock_movement WHERE reason = 'remove' GROUP BY reference
), removed AS (
  SELECT l.order_id, sum(l.removed_quantity) AS quantity, bool_or(l.removed_quantity <> coalesce(t.quantity, 0)) AS is_untold,
         sum(l.quantity) AS bought
  FROM orders.order_line l LEFT JOIN told t ON t.line_id = l.id GROUP BY l.order_id
), asked AS (
  SELECT e.order_id, sum((e.data ->> 'refundInCents')::bigint) AS amount,
         (SELECT coalesce(sum(r.amount_in_cents), 0) FROM orders.refund r
          WHERE r.order_id = e.order_id AND r.reason = 'Tires removed') AS refunds
  FROM orders.order_event e WHERE e.type = 'TiresRemoved' GROUP BY e.order_id
)
SELECT removed.order_id, removed.quantity AS removed, restocked.quantity AS restocked, asked.amount AS told_in_cents,
       asked.refunds AS refunds_in_cents
FROM removed
LEFT JOIN restocked ON restocked.order_id = removed.order_id::text
LEFT JOIN asked ON asked.order_id = removed.order_id
WHERE removed.is_untold
   OR removed.quantity <> coalesce(restocked.quantity, 0)
   OR removed.quantity = removed.bought
   OR asked.amount <> asked.refunds
