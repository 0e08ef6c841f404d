import { entityOf, primary, type RowOf, text, timestamptz, withDefault } from '../database/index.js';

const columns = {
  name: primary(text()),
  checksum: text(),
  applied_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `public.schema_migration`: a file that ran. */
export type SchemaMigrationRow = RowOf<typeof columns>;

export const schemaMigrationEntity = entityOf('public.schema_migration', columns);
