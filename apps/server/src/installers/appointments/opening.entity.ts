import { entityOf, type RowOf, rowKey, timestamptz, withDefault } from '../../platform/database/index.js';

const columns = {
  opened_at: rowKey(withDefault(timestamptz(), 'now()')),
};

/** A row of `appointments.opening`. */
export type OpeningRow = RowOf<typeof columns>;

export const openingEntity = entityOf('appointments.opening', columns);
