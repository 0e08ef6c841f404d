-- What the shop keeps of a customer who has an account, and which orders are the account's.
CREATE SCHEMA customers;

CREATE TABLE customers.personalization (
  account_id           uuid PRIMARY KEY REFERENCES identity.account (id) ON DELETE CASCADE,
  ga_client_id         text,
  rudder_anonymous_id  text,
  rudder_session_id    text,
  zip                  char(5),
  updated_at           timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE customers.past_search (
  account_id   uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  href         text NOT NULL CHECK (href LIKE '/%'),
  label        text NOT NULL,
  searched_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (account_id, href)
);
CREATE INDEX past_search_recent ON customers.past_search (account_id, searched_at DESC);

CREATE TABLE customers.vehicle (
  id               uuid PRIMARY KEY,
  account_id       uuid NOT NULL REFERENCES identity.account (id) ON DELETE CASCADE,
  version          integer NOT NULL DEFAULT 1,
  year             integer NOT NULL,
  make             text NOT NULL,
  model            text NOT NULL,
  trim             text NOT NULL,
  make_slug        text NOT NULL,
  model_slug       text NOT NULL,
  front_size       text,
  rear_size        text,
  mileage          integer CHECK (mileage BETWEEN 0 AND 2000000),
  mileage_on       date,
  -- The last rotation, or the day the vehicle came in.
  rotated_on       date NOT NULL,
  rotated_mileage  integer CHECK (rotated_mileage BETWEEN 0 AND 2000000),
  -- How many rotations that came due since then we have written about.
  reminded_count   integer NOT NULL DEFAULT 0,
  created_at       timestamptz NOT NULL DEFAULT now(),
  CHECK (rear_size IS NULL OR front_size IS NOT NULL),
  UNIQUE (account_id, make_slug, model_slug, year, trim)
);
CREATE INDEX vehicle_rotated ON customers.vehicle (rotated_on);

-- Null: a guest's. Claimed once the account's e-mail address is proved to be the order's.
ALTER TABLE orders."order" ADD COLUMN account_id uuid REFERENCES identity.account (id);
CREATE INDEX order_account ON orders."order" (account_id, placed_at DESC) WHERE account_id IS NOT NULL;
