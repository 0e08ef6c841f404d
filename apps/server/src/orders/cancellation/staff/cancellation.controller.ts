import { Controller } from '@nestjs/common';
import {
  type AdminOrder,
  cancelOrder,
  type HandlerInput,
  type HandlerReply,
  previewCancellation,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ShowOrderToStaff } from '../../order/index.js';
import { CancelOrder } from '../cancel-order.js';
import { PreviewCancellation } from '../preview-cancellation.js';

@Controller()
export class StaffCancellationController {
  constructor(
    private readonly preview: PreviewCancellation,
    private readonly cancelOrder: CancelOrder,
    private readonly showOrder: ShowOrderToStaff,
  ) {}

  @Bind(previewCancellation)
  previewCancellation(
    @Input() { params }: HandlerInput<typeof previewCancellation>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<HandlerReply<typeof previewCancellation>>> {
    return this.preview.run(params.id, staff);
  }

  @Bind(cancelOrder)
  async cancel(
    @Input() { params, body }: HandlerInput<typeof cancelOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const cancelled = await this.cancelOrder.run({ ...body, orderId: params.id }, { staff, requestId, key });
    return cancelled.ok ? this.showOrder.run(params.id, staff) : cancelled;
  }
}
