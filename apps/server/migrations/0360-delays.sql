-- Delays that buyers must agree to (16 CFR 435.2). Decision record 150.
CREATE TABLE orders.delay (
  id           uuid PRIMARY KEY,
  order_id     uuid NOT NULL REFERENCES orders."order" (id),
  state        text NOT NULL CHECK (state IN ('found', 'asked', 'assumed', 'agreed', 'declined', 'lapsed', 'dismissed', 'replaced', 'shipped', 'ended')),
  version      integer NOT NULL DEFAULT 1,
  is_further   boolean NOT NULL,
  reason       text NOT NULL CHECK (reason IN ('notReady', 'outOfStock', 'carrier', 'weather', 'other')),
  -- Null if no day was promised last, or nobody knows the new one.
  promised_on  date,
  revised_on   date,
  found_at     timestamptz NOT NULL,
  ask_by       timestamptz,
  asked_at     timestamptz,
  asked_by     text,
  token_hash   text UNIQUE,
  silence      text CHECK (silence IN ('agrees', 'cancels')),
  answer_by    timestamptz,
  settled_at   timestamptz,
  CONSTRAINT delay_asked_whole CHECK (num_nonnulls(asked_at, asked_by, token_hash, silence, answer_by) IN (0, 5)),
  CONSTRAINT delay_states_whole CHECK (
    (state NOT IN ('asked', 'assumed', 'agreed', 'declined', 'lapsed', 'replaced') OR asked_at IS NOT NULL)
    AND (state IN ('found', 'asked')) = (settled_at IS NULL) AND (state <> 'found' OR ask_by IS NOT NULL))
);
CREATE UNIQUE INDEX delay_open ON orders.delay (order_id) WHERE state IN ('found', 'asked', 'assumed', 'agreed');
CREATE INDEX delay_of_order ON orders.delay (order_id, found_at);
CREATE INDEX delay_to_ask ON orders.delay (ask_by) WHERE state = 'found';
CREATE INDEX delay_to_end ON orders.delay (answer_by) WHERE state = 'asked';
CREATE INDEX delay_by_state ON orders.delay (state, order_id);
