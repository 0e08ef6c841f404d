import { ROTATION_BOOKING_STATES } from '@simpletread/domain';

import {
  entityOf,
  integer,
  primary,
  type RowOf,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  version: withDefault(integer(), '1'),
  account_id: uuid(),
  vehicle_id: uuid(),
  vehicle: text(),
  shop_id: uuid(),
  phone: text(),
  state: text(...ROTATION_BOOKING_STATES),
  begins_at: timestamptz(),
  moves: withDefault(smallint(), '0'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `rotations.rotation`. */
export type RotationRow = RowOf<typeof columns>;

export const rotationEntity = entityOf('rotations.rotation', columns);
