import {
  date,
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  version: withDefault(integer(), '1'),
  fleet_id: uuid(),
  state: text(),
  number: text(),
  valid_until: date(),
  added_at: withDefault(timestamptz(), 'now()'),
  withdrawn_at: nullable(timestamptz()),
};

/** A row of `sales.fleet_certificate`. */
export type FleetCertificateRow = RowOf<typeof columns>;

export const fleetCertificateEntity = entityOf('sales.fleet_certificate', columns);
