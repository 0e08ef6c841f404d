import {
  entityOf,
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
  quote_id: uuid(),
  at: withDefault(timestamptz(), 'clock_timestamp()'),
  event: text(),
  by_name: nullable(text()),
  text: nullable(text()),
};

/** A row of `quotes.entry`. */
export type QuoteEntryRow = RowOf<typeof columns>;

export const quoteEntryEntity = entityOf('quotes.entry', columns);
