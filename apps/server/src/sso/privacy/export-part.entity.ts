import { entityOf, primary, type RowOf, text, uuid } from '../../platform/database/index.js';

const columns = {
  request_id: primary(uuid()),
  step: primary(text()),
  sealed: text(),
};

/** A row of `privacy.export_part`. */
export type ExportPartRow = RowOf<typeof columns>;

export const exportPartEntity = entityOf('privacy.export_part', columns);
