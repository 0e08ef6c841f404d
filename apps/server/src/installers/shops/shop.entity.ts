import type { ShopCard } from '@simpletread/contract';

import {
  bigint,
  boolean,
  char,
  double,
  entityOf,
  integer,
  jsonb,
  nullable,
  numeric,
  primary,
  type RowOf,
  smallint,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  code: text(),
  slug: text(),
  company: text(),
  address1: text(),
  city: text(),
  state: char(2),
  zip: char(5),
  lat: double(),
  lng: double(),
  phone: text(),
  email: text(),
  time_zone: text(),
  hours: jsonb<ShopCard['hours']>(),
  services: withDefault(textArray(), "'{}'::text[]"),
  badges: withDefault(textArray(), "'{}'::text[]"),
  install_price_in_cents: bigint(),
  min_rim_in: withDefault(smallint(), '12'),
  max_rim_in: withDefault(smallint(), '22'),
  min_aspect: withDefault(smallint(), '35'),
  does_mobile: withDefault(boolean(), 'false'),
  rating: nullable(numeric(2, 1)),
  review_count: withDefault(integer(), '0'),
  status: withDefault(text('active', 'suspended'), "'active'::text"),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
  tire_types: withDefault(textArray(), "'{}'::text[]"),
  bays: withDefault(smallint(), '2'),
  bays_lowered_at: nullable(timestamptz()),
};

/** A row of `installers.shop`. */
export type ShopRow = RowOf<typeof columns>;

export const shopEntity = entityOf('installers.shop', columns);
