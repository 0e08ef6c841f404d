import { type Cents, REFERRAL_STATES, type ReferralReason } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  account_id: uuid(),
  order_id: uuid(),
  email_key: text(),
  state: text(...REFERRAL_STATES),
  reason: nullable(text<ReferralReason>()),
  reward_in_cents: bigint<Cents>(),
  gift_card_id: nullable(uuid()),
  ordered_at: timestamptz(),
  decided_at: nullable(timestamptz()),
};

/** A row of `referrals.referral`. */
export type ReferralRow = RowOf<typeof columns>;

export const referralEntity = entityOf('referrals.referral', columns);
