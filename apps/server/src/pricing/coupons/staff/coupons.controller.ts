import { Controller } from '@nestjs/common';
import {
  type CouponBatchRow,
  createCouponBatch,
  exportCoupons,
  getCouponBatch,
  type HandlerInput,
  listCouponBatches,
  withdrawCouponBatch,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { CouponBatchListReader } from './coupon-batch-list.reader.js';
import { CouponBatchView } from './coupon-batch-view.js';
import { WriteCouponBatch } from './write-coupon-batch.js';

/** Coupon endpoints for staff. */
@Controller()
export class StaffCouponsController {
  constructor(
    private readonly batches: CouponBatchListReader,
    private readonly view: CouponBatchView,
    private readonly write: WriteCouponBatch,
  ) {}

  @Bind(listCouponBatches)
  async list(@Input() { query }: HandlerInput<typeof listCouponBatches>) {
    return ok(await this.batches.page(query));
  }

  @Bind(getCouponBatch)
  get(@Input() { params }: HandlerInput<typeof getCouponBatch>) {
    return this.view.find(params.id);
  }

  @Bind(exportCoupons)
  export(@Input() { params }: HandlerInput<typeof exportCoupons>) {
    return this.view.export(params.id);
  }

  @Bind(createCouponBatch)
  create(
    @Input() { body }: HandlerInput<typeof createCouponBatch>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.write.create(body, { staff, requestId }));
  }

  @Bind(withdrawCouponBatch)
  withdraw(
    @Input() { params }: HandlerInput<typeof withdrawCouponBatch>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.write.withdraw(params.id, { staff, requestId }));
  }

  private async after(written: Promise<Result<string>>): Promise<Result<CouponBatchRow>> {
    const result = await written;
    return result.ok ? this.view.find(result.value) : result;
  }
}
