-- Alerts, quotes, reviews and requests for approval have owners like all other work. Decision record 144.
ALTER TABLE platform.work_owner DROP CONSTRAINT work_owner_kind_check;
ALTER TABLE platform.work_owner ADD CONSTRAINT work_owner_kind_check CHECK (kind IN
  ('orders', 'returns', 'price-claims', 'coverage-claims', 'messages', 'alerts', 'quotes', 'reviews', 'approvals'));

-- An alert's owner was a part of its state.
INSERT INTO platform.work_owner (kind, record_id, owner_id, owner_name, since)
SELECT 'alerts', id, owner_id, owner_name, last_seen_at FROM platform.alert WHERE owner_id IS NOT NULL;

DROP INDEX platform.alert_of_subject;
UPDATE platform.alert SET state = 'open' WHERE state = 'owned';
ALTER TABLE platform.alert DROP COLUMN owner_id, DROP COLUMN owner_name;
ALTER TABLE platform.alert DROP CONSTRAINT alert_state_check;
ALTER TABLE platform.alert ADD CONSTRAINT alert_state_check CHECK (state IN ('open', 'resolved', 'dismissed'));
CREATE UNIQUE INDEX alert_of_subject ON platform.alert (kind, subject_key) WHERE state = 'open';
