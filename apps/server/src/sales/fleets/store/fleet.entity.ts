import { FLEET_CLOSE_REASONS, FLEET_STATES } from '@simpletread/domain';

import {
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
  name: text(),
  state: withDefault(text(...FLEET_STATES), "'active'::text"),
  close_reason: nullable(text(...FLEET_CLOSE_REASONS)),
  contact_name: text(),
  email: text(),
  mailbox: text(),
  phone: text(),
  note: withDefault(text(), "''::text"),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.fleet`. */
export type FleetEntityRow = RowOf<typeof columns>;

export const fleetEntity = entityOf('sales.fleet', columns);
