import type { Cents } from '@simpletread/domain';

import {
  bigint,
  boolean,
  entityOf,
  integer,
  primary,
  type RowOf,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  promotion_id: uuid(),
  batch_id: uuid(),
  reward_in_cents: bigint<Cents>(),
  is_open: boolean(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `referrals.program`. */
export type ReferralProgramRow = RowOf<typeof columns>;

export const referralProgramEntity = entityOf('referrals.program', columns);
