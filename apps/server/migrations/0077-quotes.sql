-- What sales representatives offer a customer by mail and text. Decision record 56.
CREATE SCHEMA quotes;

CREATE TABLE quotes.quote (
  id             uuid PRIMARY KEY,
  number         char(10) NOT NULL UNIQUE,
  state          text NOT NULL DEFAULT 'draft'
                   CHECK (state IN ('draft', 'sent', 'opened', 'taken', 'withdrawn', 'expired', 'discarded')),
  made_by        uuid NOT NULL,
  made_by_name   text NOT NULL,
  first_name     text NOT NULL,
  email          text NOT NULL,
  phone          text NOT NULL,
  zip            char(5) NOT NULL,
  vehicle        jsonb,
  message        text NOT NULL,
  -- Of the link in its mail; null before it is sent, and once its people are forgotten.
  token_hash     char(64) UNIQUE,
  -- Prices and verdicts as they were when it was sent last, as the contract shows them.
  sent_offer     jsonb,
  sent_at        timestamptz,
  -- The last day by the calendar in the East, and the midnight after it.
  last_day       date,
  ends_at        timestamptz,
  mail_id        uuid,
  text_id        uuid,
  opened_at      timestamptz,
  taken_at       timestamptz,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nulls(sent_offer, sent_at, last_day, ends_at) IN (0, 4)),
  CHECK ((state IN ('draft', 'discarded')) = (sent_at IS NULL))
);
CREATE INDEX quote_created ON quotes.quote (created_at DESC, id DESC);
CREATE INDEX quote_sent ON quotes.quote (sent_at DESC, id DESC);
CREATE INDEX quote_last_day ON quotes.quote (last_day DESC, id DESC);
CREATE INDEX quote_email ON quotes.quote (lower(email));
CREATE INDEX quote_made_by ON quotes.quote (made_by, created_at DESC);
CREATE INDEX quote_waiting ON quotes.quote (ends_at) WHERE state IN ('sent', 'opened');
CREATE INDEX quote_people ON quotes.quote (updated_at) WHERE email <> '';

CREATE TABLE quotes.line (
  id                   uuid PRIMARY KEY,
  quote_id             uuid NOT NULL REFERENCES quotes.quote (id) ON DELETE CASCADE,
  position             integer NOT NULL,
  tire_id              uuid NOT NULL REFERENCES catalogue.tire (id),
  quantity             integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  axle                 text NOT NULL CHECK (axle IN ('all', 'front', 'rear')),
  -- The reasons against a tire that is quoted all the same, and when its representative had read them.
  fit_acknowledgement  jsonb CHECK (
    fit_acknowledgement ?& ARRAY['at', 'reasons'] AND jsonb_typeof(fit_acknowledgement -> 'reasons') = 'array'),
  UNIQUE (quote_id, tire_id, axle)
);
CREATE INDEX line_tire ON quotes.line (tire_id);

-- What happened to a quote, as its page tells it.
CREATE TABLE quotes.entry (
  id        uuid PRIMARY KEY,
  quote_id  uuid NOT NULL REFERENCES quotes.quote (id) ON DELETE CASCADE,
  at        timestamptz NOT NULL DEFAULT clock_timestamp(),
  event     text NOT NULL,
  -- Null for its customer and for the clock.
  by_name   text
);
CREATE INDEX entry_quote ON quotes.entry (quote_id, at);
