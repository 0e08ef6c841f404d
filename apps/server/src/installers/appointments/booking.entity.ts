import {
  boolean,
  generated,
  date,
  entityOf,
  nullable,
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
  shop_id: uuid(),
  date: date(),
  is_drop_off: boolean(),
  am_or_pm: text('am', 'pm'),
  start_time: nullable(text()),
  window_from: nullable(text()),
  window_to: nullable(text()),
  slot: generated(text()),
  seat: smallint(),
  state: text('held', 'booked', 'released'),
  attempt_id: nullable(uuid()),
  cart_id: nullable(uuid()),
  order_id: nullable(uuid()),
  expires_at: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  rotation_id: nullable(uuid()),
};

/** A row of `appointments.booking`. */
export type BookingRow = RowOf<typeof columns>;

export const bookingEntity = entityOf('appointments.booking', columns);
