-- The mailing list. A subscriber agreed to one version of our sentence at a known time, from a mailbox that they proved. Decision record 142.
CREATE TABLE content.subscriber (
  id              uuid PRIMARY KEY,
  mailbox         text NOT NULL UNIQUE,
  email           text NOT NULL,
  state           text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'subscribed', 'left')),
  consent_version integer NOT NULL,
  token_hash      text NOT NULL UNIQUE,
  confirm_hash    text UNIQUE,
  confirm_until   timestamptz,
  asked_at        timestamptz NOT NULL DEFAULT now(),
  confirmed_at    timestamptz,
  left_at         timestamptz,
  left_by         text CHECK (left_by IN ('page', 'mailProgram')),
  CHECK (state <> 'subscribed' OR confirmed_at IS NOT NULL),
  CHECK ((state = 'left') = (left_at IS NOT NULL AND left_by IS NOT NULL))
);
CREATE INDEX subscriber_asked ON content.subscriber (asked_at DESC, id);
CREATE INDEX subscriber_pending ON content.subscriber (asked_at) WHERE state = 'pending';

-- Mailboxes that get no marketing. A hash of the mailbox outlives the person: someone who was erased is not mailed again by mistake.
CREATE TABLE platform.mail_suppression (
  mailbox_hash text PRIMARY KEY,
  reason       text NOT NULL CHECK (reason IN ('left', 'erased')),
  at           timestamptz NOT NULL DEFAULT now()
);

-- The address with which a mail program leaves the list (RFC 8058); null for every mail that belongs to no list.
ALTER TABLE platform.message ADD COLUMN unsubscribe_url text;
