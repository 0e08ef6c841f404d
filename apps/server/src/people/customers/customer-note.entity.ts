import { entityOf, primary, type RowOf, text, timestamptz, uuid } from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  customer_id: uuid(),
  text: text(),
  written_at: timestamptz(),
  written_by: uuid(),
  writer_name: text(),
  request_key: text(),
};

/** A row of `people.note`. */
export type CustomerNoteRow = RowOf<typeof columns>;

export const customerNoteEntity = entityOf('people.note', columns);
