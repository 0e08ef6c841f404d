-- Partner shops that mount the tires.
CREATE SCHEMA installers;

CREATE TABLE installers.shop (
  id                      uuid PRIMARY KEY,
  code                    text NOT NULL UNIQUE,
  slug                    text NOT NULL,
  company                 text NOT NULL,
  address1                text NOT NULL,
  city                    text NOT NULL,
  state                   char(2) NOT NULL,
  zip                     char(5) NOT NULL,
  lat                     double precision NOT NULL,
  lng                     double precision NOT NULL,
  phone                   text NOT NULL,
  email                   text NOT NULL,
  time_zone               text NOT NULL,
  hours                   jsonb NOT NULL,
  services                text[] NOT NULL DEFAULT '{}',
  badges                  text[] NOT NULL DEFAULT '{}',
  install_price_in_cents  bigint NOT NULL CHECK (install_price_in_cents > 0),
  min_rim_in              smallint NOT NULL DEFAULT 12,
  max_rim_in              smallint NOT NULL DEFAULT 22,
  min_aspect              smallint NOT NULL DEFAULT 35,
  does_mobile             boolean NOT NULL DEFAULT false,
  rating                  numeric(2, 1),
  review_count            integer NOT NULL DEFAULT 0,
  status                  text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
  version                 integer NOT NULL DEFAULT 1,
  updated_at              timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shop_place ON installers.shop USING gist (ll_to_earth(lat, lng)) WHERE status = 'active';
CREATE INDEX shop_state_city ON installers.shop (state, city);
CREATE INDEX shop_zip ON installers.shop (zip);
