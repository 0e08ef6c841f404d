import { isUuid } from '@simpletread/domain';
import type pg from 'pg';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import type { SeedOrder } from './seed-order.js';

const COUNT_USES = `
  UPDATE pricing.promotion_use u SET uses = r.uses, spent_in_cents = r.spent
  FROM (SELECT promotion_id, count(*) AS uses, sum(amount_in_cents) AS spent FROM pricing.redemption GROUP BY promotion_id) AS r
  WHERE r.promotion_id = u.promotion_id`;

const COUNT_CODES = `
  UPDATE pricing.coupon k SET uses = r.uses
  FROM (SELECT coupon_code, count(*) AS uses FROM pricing.redemption WHERE coupon_code IS NOT NULL GROUP BY coupon_code) AS r
  WHERE r.coupon_code = k.code`;

const redemptionsOf = ({ id, placedAt, pricing, couponCode }: SeedOrder, random: Prng) => {
  const used = pricing.promotions.filter(({ promotionId }) => isUuid(promotionId));
  if (used.length === 0) return [];
  const attemptId = seededId(random, placedAt);
  return used.map(({ promotionId, amountInCents, isFromCoupon }) => ({
    id: seededId(random, placedAt),
    promotion_id: promotionId,
    attempt_id: attemptId,
    order_id: id,
    // Address keys use the server's secret, which the seed doesn't have.
    customer_key: `attempt:${attemptId}`,
    coupon_code: isFromCoupon ? couponCode : null,
    amount_in_cents: amountInCents,
    order_total_in_cents: pricing.totalInCents,
    state: 'taken',
    created_at: placedAt,
    updated_at: placedAt,
  }));
};

/** Writes the orders' used promotions, and counts them like the server. */
export const writeRedemptions = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  random: Prng,
): Promise<void> => {
  const redemptions = orders.flatMap((order) => redemptionsOf(order, random));
  await writeColumns(client, 'pricing.redemption', redemptions);
  await writeColumns(
    client,
    'pricing.customer_use',
    redemptions.map(({ customer_key, promotion_id }) => ({ customer_key, promotion_id, uses: 1 })),
  );
  await client.query(COUNT_USES);
  await client.query(COUNT_CODES);
};
