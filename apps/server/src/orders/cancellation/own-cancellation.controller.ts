import { Controller } from '@nestjs/common';
import {
  cancelOwnOrder,
  type HandlerInput,
  type HandlerReply,
  type OrderView,
  previewOwnCancellation,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, IdempotencyKey, Input, RequestId } from '../../platform/http/index.js';
import { ShowOrder } from '../order/index.js';
import { CancelOwnOrder } from './cancel-own-order.js';
import { PreviewOwnCancellation } from './preview-own-cancellation.js';

@Controller()
export class OwnCancellationController {
  constructor(
    private readonly preview: PreviewOwnCancellation,
    private readonly cancelOwnOrder: CancelOwnOrder,
    private readonly showOrder: ShowOrder,
  ) {}

  @Bind(previewOwnCancellation)
  previewCancellation(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { params }: HandlerInput<typeof previewOwnCancellation>,
  ): Promise<Result<HandlerReply<typeof previewOwnCancellation>>> {
    return this.preview.run(params.orderNumber, accountId);
  }

  @Bind(cancelOwnOrder)
  async cancel(
    @Customer() customer: CustomerPrincipal,
    @Input() { params, body }: HandlerInput<typeof cancelOwnOrder>,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<OrderView>> {
    const request = { ...body, orderNumber: params.orderNumber };
    const cancelled = await this.cancelOwnOrder.run(request, { customer, requestId, key });
    if (!cancelled.ok) return cancelled;
    const order = await this.showOrder.byNumberAndAccount(params.orderNumber, customer.accountId);
    return order === null ? refuse('record.missing') : ok(order);
  }
}
