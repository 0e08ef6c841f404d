-- Vehicles as people name them, and the tire sizes their makers fitted.
CREATE SCHEMA fitment;

CREATE TABLE fitment.vehicle (
  id            uuid PRIMARY KEY,
  year          smallint NOT NULL CHECK (year BETWEEN 1900 AND 2100),
  make          text NOT NULL,
  model         text NOT NULL,
  trim          text NOT NULL DEFAULT '',
  body          text NOT NULL DEFAULT '',
  vehicle_type  text NOT NULL,
  drive         text NOT NULL DEFAULT '',
  powertrain    text NOT NULL DEFAULT '',
  is_ev         boolean NOT NULL,
  source        text NOT NULL,
  make_slug     text NOT NULL,
  model_slug    text NOT NULL,
  updated_at    timestamptz NOT NULL DEFAULT now(),
  UNIQUE (year, make, model, trim, body, drive, powertrain)
);
CREATE INDEX vehicle_slug ON fitment.vehicle (make_slug, model_slug, year);
CREATE INDEX vehicle_make_model ON fitment.vehicle (make, model, year);

CREATE TABLE fitment.fitment (
  id                      uuid PRIMARY KEY,
  make                    text NOT NULL,
  model                   text NOT NULL,
  year_from               smallint NOT NULL,
  year_to                 smallint NOT NULL,
  trim                    text NOT NULL,
  front_size              text NOT NULL REFERENCES catalogue.tire_size (code),
  front_load_index        smallint,
  front_load_index_dual   smallint,
  front_speed             text,
  load_range              text,
  rear_size               text REFERENCES catalogue.tire_size (code),
  rear_load_index         smallint,
  rear_speed              text,
  is_staggered            boolean NOT NULL,
  confidence              text NOT NULL CHECK (confidence IN ('high', 'medium')),
  updated_at              timestamptz NOT NULL DEFAULT now(),
  CHECK (year_from <= year_to),
  UNIQUE NULLS NOT DISTINCT (make, model, year_from, year_to, trim, front_size, rear_size)
);
CREATE INDEX fitment_vehicle ON fitment.fitment (make, model, year_from, year_to);
CREATE INDEX fitment_front ON fitment.fitment (front_size);
CREATE INDEX fitment_rear ON fitment.fitment (rear_size) WHERE rear_size IS NOT NULL;
