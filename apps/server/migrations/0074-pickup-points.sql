-- Locations of the carrier at which buyers pick their tires up. We ship to the 48 adjoining states and Washington, DC. Decision record 55.
CREATE TABLE locations.pickup_point (
  code        text PRIMARY KEY,
  name        text NOT NULL,
  address1    text NOT NULL,
  city        text NOT NULL,
  state       char(2) NOT NULL CHECK (state NOT IN ('AK', 'HI', 'PR')),
  zip         char(5) NOT NULL,
  lat         double precision NOT NULL,
  lng         double precision NOT NULL,
  phone       text NOT NULL,
  time_zone   text NOT NULL,
  hours       jsonb NOT NULL,
  status      text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'closed')),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pickup_point_place ON locations.pickup_point USING gist (ll_to_earth(lat, lng)) WHERE status = 'active';
