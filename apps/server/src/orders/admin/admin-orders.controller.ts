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
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../platform/http/index.js';
import { AddOrderNote } from '../add-order-note.js';
import { CancelOrder } from '../cancellation/cancel-order.js';
import { PreviewCancellation } from '../cancellation/preview-cancellation.js';
import { OrderListReader } from './order-list.reader.js';
import { ShowAdminOrder } from './show-admin-order.js';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: OrderListReader,
    private readonly showOrder: ShowAdminOrder,
    private readonly preview: PreviewCancellation,
    private readonly cancelOrder: CancelOrder,
    private readonly addNote: AddOrderNote,
  ) {}

  @Bind(listOrders)
  async list(
    @Input() { query }: HandlerInput<typeof listOrders>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<AdminOrderRow>>> {
    return ok(await this.orders.list(query, staff.role));
  }

  @Bind(getAdminOrder)
  show(
    @Input() { params }: HandlerInput<typeof getAdminOrder>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminOrder>> {
    return this.showOrder.run(params.id, staff.role);
  }

  @Bind(previewCancellation)
  previewCancellation(
    @Input() { params }: HandlerInput<typeof previewCancellation>,
  ): Promise<Result<HandlerReply<typeof previewCancellation>>> {
    return this.preview.run(params.id);
  }

  @Bind(cancelOrder)
  async cancel(
    @Input() { params, body }: HandlerInput<typeof cancelOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminOrder>> {
    const cancelled = await this.cancelOrder.run({ ...body, orderId: params.id }, { staff, requestId });
    return cancelled.ok ? this.showOrder.run(params.id, staff.role) : cancelled;
  }

  @Bind(addOrderNote)
  async note(
    @Input() { params, body }: HandlerInput<typeof addOrderNote>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminOrder>> {
    const added = await this.addNote.run(params.id, body.text, { staff, requestId });
    return added.ok ? this.showOrder.run(params.id, staff.role) : added;
  }
}
