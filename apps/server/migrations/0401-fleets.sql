-- Fleets: companies with many vehicles, their units, odometers and rotations. Decision record 197.
CREATE TABLE sales.fleet (
  id            uuid PRIMARY KEY,
  version       integer NOT NULL DEFAULT 1,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  state         text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'closed')),
  close_reason  text CHECK (close_reason IN ('buysElsewhere', 'soldVehicles', 'outOfBusiness', 'duplicate')),
  -- Empty once the person is erased.
  contact_name  text NOT NULL,
  email         text NOT NULL,
  mailbox       text NOT NULL,
  phone         text NOT NULL,
  note          text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'closed') = (close_reason IS NOT NULL))
);
CREATE INDEX fleet_name ON sales.fleet (lower(name), id);
CREATE INDEX fleet_mailbox ON sales.fleet (mailbox) WHERE mailbox <> '';

-- An account belongs to one fleet at most: the key says so.
CREATE TABLE sales.fleet_account (
  account_id  uuid PRIMARY KEY,
  fleet_id    uuid NOT NULL REFERENCES sales.fleet (id),
  added_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX fleet_account_fleet ON sales.fleet_account (fleet_id);

CREATE TABLE sales.fleet_unit (
  id             uuid PRIMARY KEY,
  version        integer NOT NULL DEFAULT 1,
  fleet_id       uuid NOT NULL REFERENCES sales.fleet (id),
  -- In capitals.
  number         text NOT NULL CHECK (length(number) BETWEEN 1 AND 20 AND number = upper(number)),
  year           integer NOT NULL,
  make           text NOT NULL,
  model          text NOT NULL,
  trim           text NOT NULL DEFAULT '',
  make_slug      text NOT NULL,
  model_slug     text NOT NULL,
  vin            char(17),
  plate          text,
  front_size     text,
  rear_size      text,
  miles          integer CHECK (miles BETWEEN 0 AND 2000000),
  miles_on       date,
  rotated_on     date,
  rotated_miles  integer CHECK (rotated_miles <= miles),
  -- When the next rotation is due, by the domain’s rule; null until one is logged.
  due_on         date,
  due_miles      integer,
  retired_at     timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT fleet_unit_number UNIQUE (fleet_id, number),
  CHECK ((miles IS NULL) = (miles_on IS NULL)),
  CHECK (rotated_miles IS NULL OR rotated_on IS NOT NULL),
  CHECK (rear_size IS NULL OR front_size IS NOT NULL),
  CHECK ((rotated_on IS NULL) = (due_on IS NULL)),
  CHECK ((rotated_miles IS NULL) = (due_miles IS NULL))
);
CREATE INDEX fleet_unit_due ON sales.fleet_unit (due_on, id) WHERE retired_at IS NULL;

-- Append-only in practice: what a unit’s odometer and tires were told about, and by whom.
CREATE TABLE sales.fleet_reading (
  id       uuid PRIMARY KEY,
  unit_id  uuid NOT NULL REFERENCES sales.fleet_unit (id),
  kind     text NOT NULL CHECK (kind IN ('reading', 'rotation', 'correction')),
  miles    integer CHECK (miles BETWEEN 0 AND 2000000),
  read_on  date NOT NULL,
  reason   text CHECK (length(reason) BETWEEN 1 AND 140),
  by_name  text NOT NULL,
  at       timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'correction') = (reason IS NOT NULL)),
  CHECK (kind = 'rotation' OR miles IS NOT NULL)
);
CREATE INDEX fleet_reading_unit ON sales.fleet_reading (unit_id, read_on DESC, at DESC);

ALTER TABLE platform.work_owner DROP CONSTRAINT work_owner_kind_check;
ALTER TABLE platform.work_owner ADD CONSTRAINT work_owner_kind_check CHECK (kind IN
  ('orders', 'returns', 'price-claims', 'coverage-claims', 'messages', 'alerts', 'quotes', 'reviews', 'approvals', 'sales-requests', 'fleets'));
