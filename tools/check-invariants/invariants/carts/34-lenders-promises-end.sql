-- An amount agreed by a lender is captured for its attempt, released, or still tracked.
SELECT s.id, s.lender, s.amount_in_cents, p.id AS attempt, p.state AS attempt_state
FROM payment_sandbox.loan_session s
LEFT JOIN checkout.payment_attempt p ON p.provider_session = s.id
WHERE (s.state = 'approved' AND (p.id IS NULL OR p.state = 'captured' OR (p.state = 'failed' AND p.next_look_at IS NULL)))
   OR (s.state = 'captured' AND (p.id IS NULL OR p.amount_in_cents <> s.amount_in_cents))
