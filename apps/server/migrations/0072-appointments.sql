-- Appointments at partner shops: which slot a cart wants, and which one an order has. A seat of a slot is given to one of them at
-- most, which the index holds whatever the program does. Decision record 54.
ALTER TABLE installers.shop ADD COLUMN bays smallint NOT NULL DEFAULT 2 CHECK (bays BETWEEN 1 AND 12);

-- What seats are given by, for the statement that gives them.
CREATE VIEW installers.shop_capacity AS SELECT id AS shop_id, code, time_zone, bays FROM installers.shop;

-- As it was chosen: the slot itself is not held before payment begins.
ALTER TABLE carts.cart ADD COLUMN appointment jsonb CHECK (
  appointment ?& ARRAY['installer', 'date', 'isDropOff', 'amOrPm', 'startTime', 'dropOffWindow']);

CREATE SCHEMA appointments;

CREATE TABLE appointments.booking (
  id           uuid PRIMARY KEY,
  shop_id      uuid NOT NULL REFERENCES installers.shop (id),
  date         date NOT NULL,
  is_drop_off  boolean NOT NULL,
  am_or_pm     text NOT NULL CHECK (am_or_pm IN ('am', 'pm')),
  start_time   text CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  window_from  text CHECK (window_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  window_to    text CHECK (window_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  slot         text NOT NULL GENERATED ALWAYS AS (CASE WHEN is_drop_off THEN am_or_pm ELSE start_time END) STORED,
  seat         smallint NOT NULL CHECK (seat BETWEEN 1 AND 12),
  state        text NOT NULL CHECK (state IN ('held', 'booked', 'released')),
  -- Of the checkout that held it; null where staff moved it.
  attempt_id   uuid,
  cart_id      uuid,
  order_id     uuid NOT NULL,
  -- Others may have it from then on; null once it is booked.
  expires_at   timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CHECK (is_drop_off = (start_time IS NULL)),
  CHECK (is_drop_off = (window_from IS NOT NULL AND window_to IS NOT NULL)),
  CHECK ((state = 'held') = (expires_at IS NOT NULL))
);
CREATE UNIQUE INDEX booking_seat ON appointments.booking (shop_id, date, slot, seat) WHERE state <> 'released';
CREATE UNIQUE INDEX booking_of_order ON appointments.booking (order_id) WHERE state = 'booked';
CREATE UNIQUE INDEX booking_of_attempt ON appointments.booking (attempt_id) WHERE state = 'held';
