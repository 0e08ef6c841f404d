-- Rotations of tires that customers book at partner shops. Each takes a seat as an order does. Decision record 210.
CREATE SCHEMA rotations;

CREATE TABLE rotations.rotation (
  id          uuid PRIMARY KEY,
  version     integer NOT NULL DEFAULT 1,
  account_id  uuid NOT NULL,
  vehicle_id  uuid NOT NULL,
  -- As the shop knows it, whatever becomes of the garage.
  vehicle     text NOT NULL CHECK (length(vehicle) BETWEEN 1 AND 200),
  shop_id     uuid NOT NULL REFERENCES installers.shop (id),
  phone       text NOT NULL,
  state       text NOT NULL CHECK (state IN ('booked', 'cancelled', 'over')),
  begins_at   timestamptz NOT NULL,
  moves       smallint NOT NULL DEFAULT 0 CHECK (moves >= 0),
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX rotation_of_vehicle ON rotations.rotation (vehicle_id) WHERE state = 'booked';
CREATE INDEX rotation_of_account ON rotations.rotation (account_id, begins_at);
CREATE INDEX rotation_of_phone ON rotations.rotation (left(phone, 10), begins_at);
CREATE INDEX rotation_booked ON rotations.rotation (begins_at) WHERE state = 'booked';
CREATE INDEX rotation_of_shop ON rotations.rotation (shop_id, begins_at) WHERE state = 'booked';

-- A seat is an order's or a rotation's.
ALTER TABLE appointments.booking ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE appointments.booking ADD COLUMN rotation_id uuid;
ALTER TABLE appointments.booking ADD CONSTRAINT booking_has_one_owner CHECK (num_nonnulls(order_id, rotation_id) = 1);
CREATE UNIQUE INDEX booking_of_rotation ON appointments.booking (rotation_id) WHERE state = 'booked';
