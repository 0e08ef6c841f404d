import { SATISFACTION_RATINGS } from '@simpletread/domain';

import {
  char,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  case_id: primary(uuid()),
  token_hash: char(64),
  asked_by: text('mail', 'chat'),
  asked_at: timestamptz(),
  staff_id: uuid(),
  staff_name: text(),
  rating: nullable(text(...SATISFACTION_RATINGS)),
  comment: withDefault(text(), "''::text"),
  answered_at: nullable(timestamptz()),
};

/** A row of `support.satisfaction`. */
export type SatisfactionRow = RowOf<typeof columns>;

export const satisfactionEntity = entityOf('support.satisfaction', columns);
