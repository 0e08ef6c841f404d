import { Injectable } from '@nestjs/common';
import type { createCouponBatch, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { Log } from '../../../platform/log/index.js';
import { CouponRepository, type NewBatch } from '../coupon.repository.js';
import { MakeCoupons } from '../make-coupons.js';
import { PromotionRepository } from '../../rules/index.js';

type Input = HandlerInput<typeof createCouponBatch>['body'];

const batchOf = (batchId: string, request: Input): NewBatch => ({
  batchId,
  promotionId: request.promotionId,
  name: request.name,
  usesPerCode: request.usesPerCode,
  ...(request.kind === 'made'
    ? { prefix: request.prefix, ownCode: null, size: request.size }
    : { prefix: '', ownCode: request.code, size: 1 }),
});

/** Creates and ends coupon batches. Each method returns the batch's id. */
@Injectable()
export class WriteCouponBatch {
  constructor(
    private readonly work: UnitOfWork,
    private readonly promotions: PromotionRepository,
    private readonly coupons: CouponRepository,
    private readonly make: MakeCoupons,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  async create(request: Input, context: StaffContext): Promise<Result<string>> {
    const created = await this.work.run(async (tx): Promise<Result<string>> => {
      const promotion = await this.promotions.lock(tx, request.promotionId);
      if (promotion === null) return refuse('record.missing');
      if (promotion.state === 'archived') return refuse('pricing.stateRefused', { state: promotion.state });
      if (!promotion.definition.needsCoupon) return refuse('coupon.notWanted');
      const batch = batchOf(newId(), request);
      await this.coupons.insertBatch(tx, batch);
      if (batch.ownCode !== null && (await this.coupons.addCodes(tx, batch.batchId, [batch.ownCode])) === 0)
        return refuse('coupon.codeTaken');
      await this.record(tx, 'coupons.make', batch.batchId, null, batch, context);
      return ok(batch.batchId);
    });
    if (created.ok && request.kind === 'made') await this.startMaking(created.value);
    return created;
  }

  /** The batch is stored before its job: if the job is lost, the sweep finds the batch. */
  private async startMaking(batchId: string): Promise<void> {
    try {
      await this.make.start(batchId);
    } catch (error) {
      this.log.warn({ err: error, batchId }, 'the making of coupons waits for the sweep');
    }
  }

  withdraw(batchId: string, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const batch = await this.coupons.lockBatch(tx, batchId);
      if (batch === null) return refuse('record.missing');
      if (!(await this.coupons.withdraw(tx, batchId))) return refuse('record.stale');
      await this.record(
        tx,
        'coupons.withdraw',
        batchId,
        { isWithdrawn: false },
        { isWithdrawn: true },
        context,
      );
      return ok(batchId);
    });
  }

  private record(
    tx: Transaction,
    action: string,
    subjectId: string,
    before: object | null,
    after: object,
    context: StaffContext,
  ): Promise<void> {
    return this.audit.recordStaff(
      tx,
      { action, subjectType: 'couponBatch', subjectId, before, after },
      context,
    );
  }
}
