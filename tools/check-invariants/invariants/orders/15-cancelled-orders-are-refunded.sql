-- A cancelled order's money is refunded, on its way, or owed to the buyer and known to staff, less the handling that its exchange had waived.
SELECT o.number, o.total_in_cents, coalesce(sum(r.amount_in_cents), 0) AS refunds_in_cents
FROM orders."order" o
LEFT JOIN orders.refund r ON r.order_id = o.id AND (
  r.state <> 'failed'
  OR EXISTS (SELECT FROM orders.order_event e WHERE e.order_id = o.id AND e.type = 'RefundFailed')
)
WHERE o.state = 'cancelled'
GROUP BY o.id
HAVING coalesce(sum(r.amount_in_cents), 0) <> o.total_in_cents - (
  SELECT coalesce(sum((e.data ->> 'handlingInCents')::bigint), 0) FROM orders.order_event e
  WHERE e.order_id = o.id AND e.type IN ('OrderCancelled', 'TiresRemoved'))
