import { char, entityOf, jsonb, type RowOf, rowKey, timestamptz } from '../../platform/database/index.js';

const columns = {
  state: rowKey(char(2)),
  fields: jsonb(),
  until: rowKey(timestamptz()),
};

/** A row of `locations.state_tax_past`. */
export type StateTaxPastRow = RowOf<typeof columns>;

export const stateTaxPastEntity = entityOf('locations.state_tax_past', columns);
