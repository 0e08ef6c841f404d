import {
  entityOf,
  jsonb,
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
  order_id: uuid(),
  at: timestamptz(),
  type: text(),
  actor_kind: text('staff', 'customer', 'guest', 'system'),
  actor_name: nullable(text()),
  data: withDefault(jsonb<Readonly<Record<string, unknown>>>(), "'{}'::jsonb"),
  request_key: nullable(text()),
};

/** A row of `orders.order_event`. */
export type OrderEventRow = RowOf<typeof columns>;

export const orderEventEntity = entityOf('orders.order_event', columns);
