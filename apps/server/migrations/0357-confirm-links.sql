-- Each request for the mailing list has a link of its own, with what was agreed to: a stranger’s request neither replaces a link that waits in a
-- mailbox nor rewrites an earlier consent. Decision record 142.
CREATE TABLE content.confirm_link (
  hash            text PRIMARY KEY,
  subscriber_id   uuid NOT NULL REFERENCES content.subscriber (id) ON DELETE CASCADE,
  email           text NOT NULL,
  consent_version integer NOT NULL,
  asked_at        timestamptz NOT NULL DEFAULT now(),
  expires_at      timestamptz NOT NULL
);
CREATE INDEX confirm_link_subscriber ON content.confirm_link (subscriber_id, asked_at);

INSERT INTO content.confirm_link (hash, subscriber_id, email, consent_version, asked_at, expires_at)
SELECT confirm_hash, id, email, consent_version, asked_at, confirm_until FROM content.subscriber
WHERE confirm_hash IS NOT NULL AND confirm_until > now();

ALTER TABLE content.subscriber DROP COLUMN confirm_hash, DROP COLUMN confirm_until;
