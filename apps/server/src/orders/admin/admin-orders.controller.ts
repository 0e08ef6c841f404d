import { Controller } from '@nestjs/common';
import {
  addOrderNote,
  type AdminOrder,
  type AdminOrderRow,
  cancelOrder,
  getAdminOrder,
  type HandlerInput,
  type HandlerReply,
  listOrders,
  type ListPage,
  previewCancellation,
  retryRefund,
  revealContact,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../platform/http/index.js';
import { AddOrderNote } from '../add-order-note.js';
import { CancelOrder } from '../cancellation/cancel-order.js';
import { PreviewCancellation } from '../cancellation/preview-cancellation.js';
import { RetryRefund } from '../refunds/retry-refund.js';
import { RevealContact } from './reveal-contact.js';
import { OrderListReader } from './order-list.reader.js';
import { ShowAdminOrder } from './show-admin-order.js';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: OrderListReader,
    private readonly showOrder: ShowAdminOrder,
    private readonly preview: PreviewCancellation,
    private readonly cancelOrder: CancelOrder,
    private readonly retryRefund: RetryRefund,
    private readonly addNote: AddOrderNote,
    private readonly reveal: RevealContact,
  ) {}

  @Bind(listOrders)
  async list(
    @Input() { query }: HandlerInput<typeof listOrders>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<AdminOrderRow>>> {
    return ok(await this.orders.list(query, staff));
  }

  @Bind(getAdminOrder)
  show(
    @Input() { params }: HandlerInput<typeof getAdminOrder>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminOrder>> {
    return this.showOrder.run(params.id, staff);
  }

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

  @Bind(revealContact, { rate: 'strict' })
  revealContact(
    @Input() { params, body }: HandlerInput<typeof revealContact>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.reveal.run(params.id, body.reason, { staff, requestId });
  }

  @Bind(addOrderNote)
  async note(
    @Input() { params, body }: HandlerInput<typeof addOrderNote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminOrder>> {
    const added = await this.addNote.run(params.id, body.text, { staff, requestId, key });
    return added.ok ? this.showOrder.run(params.id, staff) : added;
  }
}
