-- Shoppers ask sales for a price, and representatives follow each request until it is won or lost. Decision record 147. The domain's
-- `requestMachine` says from which state to which.
CREATE SCHEMA sales;

CREATE TABLE sales.request (
  id              uuid PRIMARY KEY,
  -- Shown as S-4101.
  number          bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 4101) UNIQUE,
  version         integer NOT NULL DEFAULT 1,
  state           text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'quoted', 'opened', 'won', 'lost')),
  source          text NOT NULL CHECK (source IN ('form', 'rep')),
  first_name      text NOT NULL,
  last_name       text NOT NULL DEFAULT '',
  email           text NOT NULL,
  phone           text NOT NULL DEFAULT '',
  mailbox         text NOT NULL,
  quantity        integer NOT NULL CHECK (quantity BETWEEN 0 AND 999),
  make            text NOT NULL DEFAULT '',
  model           text NOT NULL DEFAULT '',
  size            text NOT NULL DEFAULT '',
  brand           text NOT NULL DEFAULT '',
  next_step       text CHECK (length(next_step) BETWEEN 1 AND 140),
  next_step_at    timestamptz,
  lost_reason     text CHECK (lost_reason IN ('price', 'outOfStock', 'tooSlow', 'boughtElsewhere', 'noAnswer', 'notForUs')),
  -- The quote that was begun or sent last, and its total as sent.
  quote_id        uuid,
  value_in_cents  integer CHECK (value_in_cents >= 0),
  order_id        uuid,
  -- A digest of where the form was sent from; forgotten after a month.
  network         char(64),
  state_since     timestamptz NOT NULL DEFAULT now(),
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'lost') = (lost_reason IS NOT NULL)),
  CHECK ((next_step IS NULL) = (next_step_at IS NULL))
);
CREATE INDEX request_state ON sales.request (state, state_since DESC, id DESC);
CREATE INDEX request_due ON sales.request (next_step_at, id) WHERE next_step_at IS NOT NULL AND state IN ('new', 'quoted', 'opened');
CREATE INDEX request_created ON sales.request (created_at DESC, id DESC);
CREATE INDEX request_mailbox ON sales.request (mailbox, created_at DESC);
CREATE INDEX request_network ON sales.request (network, created_at) WHERE network IS NOT NULL;
CREATE INDEX request_people ON sales.request (updated_at) WHERE email <> '';
CREATE INDEX request_quote ON sales.request (quote_id) WHERE quote_id IS NOT NULL;

ALTER TABLE platform.work_owner DROP CONSTRAINT work_owner_kind_check;
ALTER TABLE platform.work_owner ADD CONSTRAINT work_owner_kind_check CHECK (kind IN
  ('orders', 'returns', 'price-claims', 'coverage-claims', 'messages', 'alerts', 'quotes', 'reviews', 'approvals', 'sales-requests'));
