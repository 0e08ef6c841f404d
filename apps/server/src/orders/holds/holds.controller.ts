import { Controller } from '@nestjs/common';
import {
  type AdminOrder,
  type HandlerInput,
  holdOrder,
  previewRelease,
  releaseOrder,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { ShowOrderToStaff } from '../order/index.js';
import { HoldOrder } from './hold-order.js';
import { ReleaseHold } from './release-hold.js';

@Controller()
export class HoldsController {
  constructor(
    private readonly work: UnitOfWork,
    private readonly holds: HoldOrder,
    private readonly releases: ReleaseHold,
    private readonly show: ShowOrderToStaff,
  ) {}

  @Bind(holdOrder)
  hold(
    @Input() { params: { id }, body }: HandlerInput<typeof holdOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.run(id, staff, (tx) => this.holds.run(tx, id, body, { staff, requestId, key }));
  }

  @Bind(previewRelease)
  preview(@Input() { params }: HandlerInput<typeof previewRelease>) {
    return this.releases.preview(params.id);
  }

  @Bind(releaseOrder)
  release(
    @Input() { params: { id }, body }: HandlerInput<typeof releaseOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ) {
    return this.run(id, staff, (tx) => this.releases.run(tx, id, body, { staff, requestId, key }));
  }

  private async run(
    id: string,
    staff: StaffPrincipal,
    act: (tx: Transaction) => Promise<Result<unknown>>,
  ): Promise<Result<AdminOrder>> {
    const done = await this.work.run(act);
    return done.ok ? this.show.run(id, staff) : done;
  }
}
