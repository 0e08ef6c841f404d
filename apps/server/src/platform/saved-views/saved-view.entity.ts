import type { SavedView } from '@simpletread/contract';

import {
  boolean,
  entityOf,
  jsonb,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';

const columns = {
  id: primary(uuid()),
  staff_id: uuid(),
  resource: text<SavedView['resource']>(),
  name: text(),
  definition: jsonb<SavedView['definition']>(),
  is_shared: withDefault(boolean(), 'false'),
  staff_name: withDefault(text(), "''::text"),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `platform.saved_view`. */
export type SavedViewRow = RowOf<typeof columns>;

export const savedViewEntity = entityOf('platform.saved_view', columns);
