import type { PickupPoint } from '@simpletread/contract';

import {
  char,
  double,
  entityOf,
  generated,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  code: primary(text()),
  name: text(),
  address1: text(),
  city: text(),
  state: char(2),
  zip: char(5),
  lat: double(),
  lng: double(),
  phone: text(),
  time_zone: text(),
  hours: jsonb<PickupPoint['hours']>(),
  status: withDefault(text('active', 'closed'), "'active'::text"),
  warehouse_code: nullable(text()),
  /** The code, by which the history knows it. */
  id: generated(text()),
  version: withDefault(integer(), '1'),
  closed_days: withDefault(textArray(), "'{}'::text[]"),
  directions: nullable(text()),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `locations.pickup_point`. */
export type PickupPointRow = RowOf<typeof columns>;

export const pickupPointEntity = entityOf('locations.pickup_point', columns);
