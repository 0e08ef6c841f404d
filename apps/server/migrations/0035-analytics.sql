-- What visitors who agreed to be counted did. No row names a person: browsers and visits are random numbers. Decision record 35.
CREATE SCHEMA analytics;

CREATE TABLE analytics.event (
  -- Made by the browser, so that one sent twice is one.
  id             uuid PRIMARY KEY,
  name           text NOT NULL,
  path           text NOT NULL,
  properties     jsonb NOT NULL,
  analytics_id   uuid NOT NULL,
  session_id     uuid NOT NULL,
  user_type      text NOT NULL CHECK (user_type IN ('guest', 'customer')),
  -- Only of those who buy as employees of a partner dealer, and from their account's rows.
  account_type   text,
  variants       jsonb NOT NULL,
  traffic        jsonb,
  widget_source  text,
  -- By the browser's clock, held to the day before it arrived.
  happened_at    timestamptz NOT NULL,
  received_at    timestamptz NOT NULL DEFAULT now(),
  claimed_until  timestamptz,
  relayed_at     timestamptz
);
CREATE INDEX event_received ON analytics.event (received_at);
CREATE INDEX event_to_relay ON analytics.event (received_at, id) WHERE relayed_at IS NULL;
