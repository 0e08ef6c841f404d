import { Injectable } from '@nestjs/common';
import type { PromotionDefinition } from '@simpletread/contract';
import type { RatePpm } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { promotionEntity, PromotionRepository, type StoredPromotion } from '../rules/index.js';
import type { CouponRow } from './coupon.entity.js';
import { CouponRepository } from './coupon.repository.js';

// The batch grows with its codes; they are never made by a job.
const GROW = 'UPDATE pricing.coupon_batch SET size = size + $2 WHERE id = $1';

// By its batch, because the codes may have moved to another promotion.
const OF_ORDER = `
  SELECT k.code FROM pricing.redemption r JOIN pricing.coupon k ON k.code = r.coupon_code
  WHERE r.order_id = $1 AND k.batch_id = $2 AND r.state = 'taken'`;

export interface CodeTerms {
  readonly name: string;
  readonly definition: PromotionDefinition;
  /** The most that its percentage may ever be, which the table holds. */
  readonly mostRatePpm: RatePpm;
}

export interface NewCodePromotion extends CodeTerms {
  /** The first code, as a batch has at least one. */
  readonly firstCode: string;
}

/** A promotion whose codes are given to people one by one, by another feature, which decides when it is on. */
@Injectable()
export class CodePromotions {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly coupons: CouponRepository,
  ) {}

  async create(
    tx: Transaction,
    request: NewCodePromotion,
  ): Promise<{ promotionId: string; batchId: string }> {
    const { name, firstCode } = request;
    const [promotionId, batchId] = [await this.insert(tx, request), newId()];
    const batch = { batchId, promotionId, name, prefix: '', ownCode: null, size: 1, usesPerCode: null };
    await this.coupons.insertBatch(tx, batch);
    await this.coupons.addCodes(tx, batchId, [firstCode]);
    return { promotionId, batchId };
  }

  /** Creates a promotion to replace an archived one, for the same codes. Returns its id. */
  async renew(tx: Transaction, batchId: string, terms: CodeTerms): Promise<string> {
    const promotionId = await this.insert(tx, terms);
    await this.coupons.giveBatch(tx, batchId, promotionId);
    return promotionId;
  }

  /** Returns false if the code is already taken. */
  async addCode(tx: Transaction, batchId: string, code: string): Promise<boolean> {
    const before = await this.coupons.lockBatch(tx, batchId);
    if (before === null) return false;
    await tx.execute(GROW, [batchId, 1]);
    if ((await this.coupons.addCodes(tx, batchId, [code])) > before.made) return true;
    await tx.execute(GROW, [batchId, -1]);
    return false;
  }

  find(promotionId: string, db?: SqlRunner): Promise<StoredPromotion | null> {
    return this.promotions.find(promotionId, db);
  }

  /** False where there is no such promotion, or it was archived, which it stays. What a marketer changes of it meanwhile stays. */
  async change(
    tx: Transaction,
    promotionId: string,
    { ratePpm, isOn }: { readonly ratePpm: number; readonly isOn: boolean },
  ): Promise<boolean> {
    const promotion = await this.promotions.lock(tx, promotionId);
    if (promotion === null || promotion.state === 'archived') return false;
    const { definition, campaignId } = promotion;
    const benefit = { type: 'Percentage', target: 'tires', ratePpm, capInCents: null } as const;
    await this.promotions.change(
      tx,
      promotionId,
      { ...promotion, definition: { ...definition, benefit } },
      campaignId,
    );
    await this.promotions.move(tx, promotionId, isOn ? 'active' : 'paused', campaignId);
    return true;
  }

  /** The code of this batch that an order was placed with; null without one. */
  async codeOf(db: SqlRunner, orderId: string, batchId: string): Promise<string | null> {
    return (await db.one<Pick<CouponRow, 'code'>>(OF_ORDER, [orderId, batchId]))?.code ?? null;
  }

  private async insert(tx: Transaction, { name, definition, mostRatePpm }: CodeTerms): Promise<string> {
    const promotionId = newId();
    await this.promotions.insert(tx, promotionId, { name, definition, startsAt: null, endsAt: null });
    await tx.repository(promotionEntity).update({ id: promotionId }, { most_rate_ppm: mostRatePpm });
    return promotionId;
  }
}
