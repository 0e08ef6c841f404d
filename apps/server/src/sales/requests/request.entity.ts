import { LOST_REASONS, REQUEST_SOURCES, REQUEST_STATES } from '@simpletread/domain';

import {
  bigint,
  char,
  entityOf,
  generated,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  number: generated(bigint()),
  version: withDefault(integer(), '1'),
  state: withDefault(text(...REQUEST_STATES), "'new'::text"),
  source: text(...REQUEST_SOURCES),
  first_name: text(),
  last_name: withDefault(text(), "''::text"),
  email: text(),
  phone: withDefault(text(), "''::text"),
  mailbox: text(),
  quantity: integer(),
  make: withDefault(text(), "''::text"),
  model: withDefault(text(), "''::text"),
  size: withDefault(text(), "''::text"),
  brand: withDefault(text(), "''::text"),
  next_step: nullable(text()),
  next_step_at: nullable(timestamptz()),
  lost_reason: nullable(text(...LOST_REASONS)),
  quote_id: nullable(uuid()),
  value_in_cents: nullable(integer()),
  order_id: nullable(uuid()),
  network: nullable(char(64)),
  state_since: withDefault(timestamptz(), 'now()'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.request`. */
export type RequestRow = RowOf<typeof columns>;

export const requestEntity = entityOf('sales.request', columns);
