-- Where people, shops and warehouses are, and what a state charges.
CREATE SCHEMA locations;

CREATE TABLE locations.zip (
  zip            char(5) PRIMARY KEY,
  city           text NOT NULL,
  state          char(2) NOT NULL,
  county         text,
  lat            double precision,
  lng            double precision,
  is_military    boolean NOT NULL,
  is_territory   boolean NOT NULL,
  is_contiguous  boolean NOT NULL
);
CREATE INDEX zip_state_city ON locations.zip (state, city);

CREATE TABLE locations.state_tax (
  state                   char(2) PRIMARY KEY,
  name                    text NOT NULL,
  sales_tax_rate_ppm      integer NOT NULL CHECK (sales_tax_rate_ppm BETWEEN 0 AND 200000),
  tire_fee_basis          text NOT NULL CHECK (tire_fee_basis IN ('none', 'flat', 'percent')),
  tire_fee_in_cents       bigint NOT NULL DEFAULT 0 CHECK (tire_fee_in_cents >= 0),
  tire_fee_rate_ppm       integer NOT NULL DEFAULT 0 CHECK (tire_fee_rate_ppm >= 0),
  -- Most that a percentage may come to on one tire.
  tire_fee_max_in_cents   bigint CHECK (tire_fee_max_in_cents >= 0),
  -- Other figures from this rim diameter up.
  tire_fee_large_rim_from_in   numeric(4, 1),
  tire_fee_large_rim_in_cents  bigint CHECK (tire_fee_large_rim_in_cents >= 0),
  tire_fee_large_rim_rate_ppm  integer CHECK (tire_fee_large_rim_rate_ppm >= 0),
  tire_fee_note           text,
  note                    text,
  as_of                   text NOT NULL,
  CHECK (num_nulls(tire_fee_large_rim_from_in, tire_fee_large_rim_in_cents, tire_fee_large_rim_rate_ppm) IN (0, 3))
);

CREATE TABLE locations.warehouse (
  code         text PRIMARY KEY,
  name         text NOT NULL,
  city         text NOT NULL,
  state        char(2) NOT NULL,
  zip          char(5) NOT NULL,
  lat          double precision NOT NULL,
  lng          double precision NOT NULL,
  time_zone    text NOT NULL,
  cut_off_hour smallint NOT NULL CHECK (cut_off_hour BETWEEN 0 AND 23)
);
