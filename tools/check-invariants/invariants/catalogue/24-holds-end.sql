-- No tire stays held for a checkout more than ten minutes past its end.
SELECT id, owner_id, tire_id, expires_at
FROM catalogue.stock_allocation
WHERE state = 'held' AND expires_at < now() - interval '10 minutes'
