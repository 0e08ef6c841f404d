-- A relay says until when events are its own, instead of keeping a transaction open while it talks to the queue.
ALTER TABLE platform.outbox_event ADD COLUMN claimed_until timestamptz;

-- For the end of events: each one deleted takes its marks along, and is found by when it was relayed.
CREATE INDEX consumed_event_event ON platform.consumed_event (event_id);
CREATE INDEX outbox_event_relayed ON platform.outbox_event (relayed_at) WHERE relayed_at IS NOT NULL;
