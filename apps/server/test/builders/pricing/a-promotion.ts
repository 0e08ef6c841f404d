import { randomUUID } from 'node:crypto';

import type { PromotionDefinition } from '@simpletread/contract';
import {
  cents,
  EVERY_TIRE,
  NO_CONDITIONS,
  NO_LIMITS,
  type PromotionConditions,
  type PromotionLimits,
  type PromotionScope,
  type RuleState,
} from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';

export interface PromotionSetup extends Partial<
  Omit<PromotionDefinition, 'scope' | 'conditions' | 'limits'>
> {
  readonly promotionId?: string;
  readonly name?: string;
  readonly scope?: Partial<PromotionScope>;
  readonly conditions?: Partial<PromotionConditions>;
  readonly limits?: Partial<PromotionLimits>;
  readonly state?: RuleState;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** A promotion's discount and conditions: $20 off any cart by default. */
export const aDefinition = ({
  scope,
  conditions,
  limits,
  ...given
}: PromotionSetup = {}): PromotionDefinition => ({
  benefit: given.benefit ?? {
    type: 'Flat Amount',
    target: 'tires',
    amountInCents: cents(2000),
    unit: 'cart',
  },
  scope: { ...EVERY_TIRE, ...scope },
  conditions: { ...NO_CONDITIONS, ...conditions },
  needsCoupon: given.needsCoupon ?? false,
  priority: given.priority ?? 100,
  exclusivityGroup: given.exclusivityGroup ?? null,
  stacking: given.stacking ?? 'stackable',
  limits: { ...NO_LIMITS, ...limits },
  isCoverageLinked: given.isCoverageLinked ?? false,
});

/** A promotion as it is kept, active and without a window. Returns its id. */
export const aPromotion = async (db: SqlRunner, setup: PromotionSetup = {}): Promise<string> => {
  const promotionId = setup.promotionId ?? randomUUID();
  await db.execute(
    `WITH written AS (
       INSERT INTO pricing.promotion (id, name, definition, state, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
     )
     INSERT INTO pricing.promotion_use (promotion_id) SELECT id FROM written`,
    [
      promotionId,
      setup.name ?? '$20 off',
      JSON.stringify(aDefinition(setup)),
      setup.state ?? 'active',
      setup.startsAt ?? null,
      setup.endsAt ?? null,
    ],
  );
  return promotionId;
};

export interface CouponSetup {
  readonly code?: string;
  readonly usesPerCode?: number | null;
}

/** A code for a promotion, which as many orders may use as like. */
export const aCoupon = async (
  db: SqlRunner,
  promotionId: string,
  { code = 'SAVE20', usesPerCode = null }: CouponSetup = {},
): Promise<string> => {
  const batchId = randomUUID();
  await db.execute(
    `INSERT INTO pricing.coupon_batch (id, promotion_id, name, own_code, size, made, uses_per_code)
     VALUES ($1, $2, 'Letters', $3, 1, 1, $4)`,
    [batchId, promotionId, code, usesPerCode],
  );
  await db.execute('INSERT INTO pricing.coupon (code, batch_id) VALUES ($1, $2)', [code, batchId]);
  return code;
};
