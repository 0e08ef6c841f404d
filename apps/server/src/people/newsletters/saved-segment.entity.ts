import type { Segment } from '@simpletread/domain';

import {
  entityOf,
  integer,
  jsonb,
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
  segment: jsonb<Segment>(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `people.saved_segment`. */
export type SavedSegmentRow = RowOf<typeof columns>;

export const savedSegmentEntity = entityOf('people.saved_segment', columns);
