import {
  FRIEND_CODE_PREFIX,
  MOST_REFERRAL_RATE,
  REFERRAL_PROMOTION_NAME,
  REFERRAL_RATE,
  REFERRAL_REWARD,
  referralTerms,
} from '@simpletread/domain';
import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

/** The program's first code has no owner. */
const FIRST_CODE = `${FRIEND_CODE_PREFIX}-SEED23`;

/** Opens the referral program, like a marketer. */
export const writeReferralProgram = async (client: pg.ClientBase, random: Prng): Promise<void> => {
  const [promotionId, batchId] = [seededId(random, CATALOGUE_EPOCH), seededId(random, CATALOGUE_EPOCH)];
  await writeColumns(client, 'pricing.promotion', [
    {
      id: promotionId,
      name: REFERRAL_PROMOTION_NAME,
      definition: JSON.stringify(referralTerms(REFERRAL_RATE)),
      state: 'active',
      most_rate_ppm: MOST_REFERRAL_RATE,
    },
  ]);
  await writeColumns(client, 'pricing.promotion_use', [{ promotion_id: promotionId }]);
  await writeColumns(client, 'pricing.coupon_batch', [
    {
      id: batchId,
      promotion_id: promotionId,
      name: REFERRAL_PROMOTION_NAME,
      prefix: '',
      own_code: null,
      size: 1,
      made: 1,
    },
  ]);
  await writeColumns(client, 'pricing.coupon', [{ code: FIRST_CODE, batch_id: batchId }]);
  await writeColumns(client, 'referrals.program', [
    { promotion_id: promotionId, batch_id: batchId, reward_in_cents: REFERRAL_REWARD, is_open: true },
  ]);
};
