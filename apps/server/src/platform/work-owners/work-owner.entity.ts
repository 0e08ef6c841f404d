import { OWNED_RECORD_NAMES } from '@simpletread/domain';

import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';

const columns = {
  kind: primary(text(...OWNED_RECORD_NAMES)),
  record_id: primary(uuid()),
  owner_id: uuid(),
  owner_name: text(),
  since: withDefault(timestamptz(), 'now()'),
  handed_by: nullable(text()),
  note: nullable(text()),
};

/** A row of `platform.work_owner`. */
export type WorkOwnerRow = RowOf<typeof columns>;

export const workOwnerEntity = entityOf('platform.work_owner', columns);
