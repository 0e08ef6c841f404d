import { Controller } from '@nestjs/common';
import {
  addOrderNote,
  type AdminOrder,
  type ListedOrder,
  getAdminOrder,
  type HandlerInput,
  listOrders,
  type ListPage,
  revealContact,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, IdempotencyKey, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { AddOrderNote } from '../timeline/add-order-note.js';
import { RevealContact } from './reveal-contact.js';
import { OrderListReader } from './order-list.reader.js';
import { ShowOrderToStaff } from './show-order.js';

@Controller()
export class StaffOrdersController {
  constructor(
    private readonly orders: OrderListReader,
    private readonly showOrder: ShowOrderToStaff,
    private readonly addNote: AddOrderNote,
    private readonly reveal: RevealContact,
  ) {}

  @Bind(listOrders)
  async list(
    @Input() { query }: HandlerInput<typeof listOrders>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<ListedOrder>>> {
    return ok(await this.orders.page(query, staff));
  }

  @Bind(getAdminOrder)
  show(
    @Input() { params }: HandlerInput<typeof getAdminOrder>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminOrder>> {
    return this.showOrder.run(params.id, staff);
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
