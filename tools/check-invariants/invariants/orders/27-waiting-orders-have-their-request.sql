-- An order that is held back waits for a second person, and a request for one holds its order back.
SELECT coalesce(o.number, a.subject_label) AS number, o.state, o.cancel_requested_at, a.id AS approval_id
FROM (SELECT * FROM orders."order" WHERE state = 'placed' AND cancel_requested_at IS NOT NULL) o
FULL JOIN (SELECT * FROM approvals.approval WHERE kind IN ('order.cancel', 'order.removeTires') AND state = 'pending') a
  ON a.subject_id = o.id::text
WHERE o.id IS NULL OR a.id IS NULL
