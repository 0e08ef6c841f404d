-- Newsletters to the mailing list. What is written waits as blocks; prices and sales are filled in when each step is sent. Decision record 193.
CREATE TABLE people.newsletter (
  id           uuid PRIMARY KEY,
  -- For colleagues alone.
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  subject      text NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
  preheader    text NOT NULL DEFAULT '' CHECK (length(preheader) <= 150),
  blocks       jsonb NOT NULL,
  segment      jsonb NOT NULL,
  state        text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  send_at      timestamptz,
  started_at   timestamptz,
  finished_at  timestamptz,
  version      integer NOT NULL DEFAULT 1,
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CHECK (state = 'draft' OR send_at IS NOT NULL),
  CHECK (state IN ('draft', 'scheduled') OR started_at IS NOT NULL)
);
CREATE INDEX newsletter_updated ON people.newsletter (updated_at DESC, id DESC);
CREATE INDEX newsletter_due ON people.newsletter (send_at) WHERE state IN ('scheduled', 'sending');

-- One row for each email of a newsletter: the constraint is what keeps anyone from getting it twice.
CREATE TABLE people.newsletter_send (
  id            uuid PRIMARY KEY,
  newsletter_id uuid NOT NULL REFERENCES people.newsletter (id),
  -- Null once the person is erased: the count stays.
  subscriber_id uuid REFERENCES content.subscriber (id) ON DELETE SET NULL,
  at            timestamptz NOT NULL,
  -- The person had agreed that we see whether they open it.
  is_measured   boolean NOT NULL,
  opened_at     timestamptz,
  CONSTRAINT newsletter_send_once UNIQUE (newsletter_id, subscriber_id),
  CHECK (opened_at IS NULL OR is_measured)
);
CREATE INDEX newsletter_send_subscriber ON people.newsletter_send (subscriber_id);

CREATE TABLE people.newsletter_click (
  send_id   uuid NOT NULL REFERENCES people.newsletter_send (id) ON DELETE CASCADE,
  path      text NOT NULL,
  first_at  timestamptz NOT NULL,
  times     integer NOT NULL DEFAULT 1,
  PRIMARY KEY (send_id, path)
);

-- The moment at which a subscriber agreed that we see whether they open our emails; null for no.
ALTER TABLE content.subscriber ADD COLUMN measured_since timestamptz;
