import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  subject: text(),
  text: text(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `orders.prepared_text`: the table keeps its first name, which servers of the last version read during an update. */
export type SavedReplyRow = RowOf<typeof columns>;

export const savedReplyEntity = entityOf('orders.prepared_text', columns);
