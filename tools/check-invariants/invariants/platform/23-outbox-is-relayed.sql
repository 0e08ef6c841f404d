-- Events leave the outbox within five minutes.
SELECT id, type, created_at, attempts
FROM platform.outbox_event
WHERE relayed_at IS NULL AND created_at < now() - interval '5 minutes'
