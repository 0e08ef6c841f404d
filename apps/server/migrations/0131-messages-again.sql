-- A failed mail or text can be sent again, or closed: once, by one person. A repeat is a message of its own, because the id of a message is
-- the provider's idempotency key.
ALTER TABLE platform.message
  ADD COLUMN repeats uuid REFERENCES platform.message (id),
  ADD COLUMN request_key text,
  ADD COLUMN followed_up_at timestamptz,
  ADD COLUMN followed_up_by text,
  ADD COLUMN closing_note text,
  ADD CHECK (num_nulls(followed_up_at, followed_up_by) IN (0, 2)),
  ADD CHECK (closing_note IS NULL OR followed_up_at IS NOT NULL);
CREATE INDEX message_repeats ON platform.message (repeats) WHERE repeats IS NOT NULL;
CREATE UNIQUE INDEX message_request ON platform.message (request_key) WHERE request_key IS NOT NULL;

DROP INDEX platform.message_failed;
CREATE INDEX message_failed ON platform.message (created_at DESC, id DESC) WHERE state = 'failed';
CREATE INDEX message_open ON platform.message (created_at DESC, id DESC) WHERE state = 'failed' AND followed_up_at IS NULL;

ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'sentAgain'));
