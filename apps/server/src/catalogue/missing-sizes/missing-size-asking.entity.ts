import { date, entityOf, primary, type RowOf, text, uuid } from '../../platform/database/index.js';

const columns = {
  day: primary(date()),
  visitor: primary(text()),
  network: text(),
  missing_size_id: primary(uuid()),
};

/** A row of `missing_sizes.asking`. */
export type MissingSizeAskingRow = RowOf<typeof columns>;

export const missingSizeAskingEntity = entityOf('missing_sizes.asking', columns);
