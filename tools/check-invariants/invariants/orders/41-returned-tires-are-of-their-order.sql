-- The returned tires of a line are the removed ones and the accepted ones of its returns, all of its own order, and open returns ask for no more than is left.
SELECT l.id AS line_id, l.quantity, l.returned_quantity, coalesce(sum(t.accepted), 0) AS accepted,
       coalesce(sum(t.quantity) FILTER (WHERE r.state IN ('requested', 'appealed', 'approved')), 0) AS asked
FROM orders.order_line l
LEFT JOIN orders.tire_return_line t ON t.line_id = l.id
LEFT JOIN orders.tire_return r ON r.id = t.return_id
GROUP BY l.id
HAVING l.returned_quantity <> l.removed_quantity + coalesce(sum(t.accepted), 0)
    OR l.quantity < l.returned_quantity
         + coalesce(sum(t.quantity) FILTER (WHERE r.state IN ('requested', 'appealed', 'approved')), 0)
    OR bool_or(r.order_id <> l.order_id)
