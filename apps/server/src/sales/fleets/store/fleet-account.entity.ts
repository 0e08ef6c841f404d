import {
  entityOf,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  account_id: primary(uuid()),
  fleet_id: uuid(),
  added_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.fleet_account`. */
export type FleetAccountRow = RowOf<typeof columns>;

export const fleetAccountEntity = entityOf('sales.fleet_account', columns);
