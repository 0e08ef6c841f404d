-- No use of a promotion stays held for a payment more than ten minutes past its end.
SELECT id, promotion_id, attempt_id, expires_at
FROM pricing.redemption
WHERE state = 'held' AND expires_at < now() - interval '10 minutes'
