-- A case's clocks run only while it is ours, a solved case has its time, and what a customer waits for is counted.
SELECT number, state, running_since, answer_due_at, solved_at, unanswered
FROM support.customer_case
WHERE (state IN ('waiting', 'solved', 'closed') AND (running_since IS NOT NULL OR answer_due_at IS NOT NULL OR unanswered > 0))
  OR (state IN ('new', 'open') AND running_since IS NULL)
  OR (state = 'solved' AND solved_at IS NULL)
  OR (state IN ('new', 'open', 'waiting', 'snoozed') AND solved_at IS NOT NULL)
