import {
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';

const columns = {
  id: primary(uuid()),
  type: text(),
  aggregate_id: text(),
  payload: jsonb<Record<string, unknown>>(),
  created_at: withDefault(timestamptz(), 'now()'),
  relayed_at: nullable(timestamptz()),
  attempts: withDefault(integer(), '0'),
  claimed_until: nullable(timestamptz()),
};

/** A row of `platform.outbox_event`. */
export type OutboxEventRow = RowOf<typeof columns>;

export const outboxEventEntity = entityOf('platform.outbox_event', columns);
