-- Staff who look at the shop as of another moment and as another kind of customer. Decision record 39.
CREATE SCHEMA preview;

-- Only those that were asked for or go on: what is over stands in the audit alone.
CREATE TABLE preview.preview (
  id                  uuid PRIMARY KEY,
  staff_id            uuid NOT NULL,
  staff_name          text NOT NULL,
  -- The console's session that asked; the preview is over when that one is.
  staff_session_hash  text NOT NULL,
  -- One of three secrets at a time, by its hash: the link, what it was changed for in the right browser, the handle.
  step                text NOT NULL CHECK (step IN ('link', 'code', 'shown')),
  secret_hash         text NOT NULL UNIQUE,
  secret_ends_at      timestamptz NOT NULL,
  -- The moment that was chosen, and when it was: the clock of a preview runs on from there.
  shown_at            timestamptz NOT NULL,
  chosen_at           timestamptz NOT NULL DEFAULT clock_timestamp(),
  visitor             text NOT NULL,
  zip                 text,
  payment_method      text,
  -- The campaign that is shown as it is written.
  campaign_id         uuid,
  has_draft_rules     boolean NOT NULL,
  -- Whatever is remembered of a preview is remembered under this number too.
  revision            integer NOT NULL DEFAULT 1,
  asked_at            timestamptz NOT NULL DEFAULT now(),
  began_at            timestamptz,
  CHECK ((step = 'shown') = (began_at IS NOT NULL))
);
CREATE INDEX preview_session ON preview.preview (staff_session_hash);
