import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  visit_id: primary(uuid()),
  path: primary(text()),
  times: withDefault(integer(), '1'),
  first_at: withDefault(timestamptz(), 'clock_timestamp()'),
};

/** A row of `identity.acting_look`. */
export type ActingLookRow = RowOf<typeof columns>;

export const actingLookEntity = entityOf('identity.acting_look', columns);
