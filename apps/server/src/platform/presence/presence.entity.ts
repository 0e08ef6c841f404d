import type { WatchedRecord } from '@simpletread/domain';

import {
  boolean,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';

const columns = {
  tab_id: primary(uuid()),
  resource: text<WatchedRecord>(),
  record_id: text(),
  staff_id: uuid(),
  staff_name: text(),
  is_editing: boolean(),
  since: withDefault(timestamptz(), 'now()'),
  seen_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `platform.presence`. */
export type PresenceRow = RowOf<typeof columns>;

export const presenceEntity = entityOf('platform.presence', columns);
