import { entityOf, primary, type RowOf, text, timestamptz, uuid, withDefault } from '../database/index.js';

const columns = {
  consumer: primary(text()),
  event_id: primary(uuid()),
  consumed_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `platform.consumed_event`. */
export type ConsumedEventRow = RowOf<typeof columns>;

export const consumedEventEntity = entityOf('platform.consumed_event', columns);
