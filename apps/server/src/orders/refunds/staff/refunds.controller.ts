import { Controller } from '@nestjs/common';
import { type AdminOrder, type HandlerInput, retryRefund } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ShowOrderToStaff } from '../../order/index.js';
import { RetryRefund } from '../retry-refund.js';

@Controller()
export class StaffRefundsController {
  constructor(
    private readonly retryRefund: RetryRefund,
    private readonly showOrder: ShowOrderToStaff,
  ) {}

  @Bind(retryRefund)
  async retry(
    @Input() { params }: HandlerInput<typeof retryRefund>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const retried = await this.retryRefund.run(params.id, { staff, requestId, key });
    return retried.ok ? this.showOrder.run(params.id, staff) : retried;
  }
}
