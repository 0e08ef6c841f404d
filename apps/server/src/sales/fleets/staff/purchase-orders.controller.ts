import { Controller } from '@nestjs/common';
import {
  changePurchaseOrder,
  closePurchaseOrder,
  createPurchaseOrder,
  type HandlerInput,
  listPurchaseOrders,
  type PurchaseOrderRow,
  reopenPurchaseOrder,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { PurchaseOrdersReader } from './purchase-orders.reader.js';
import { WritePurchaseOrder } from './write-purchase-order.js';

@Controller()
export class StaffPurchaseOrdersController {
  constructor(
    private readonly orders: PurchaseOrdersReader,
    private readonly writing: WritePurchaseOrder,
  ) {}

  @Bind(listPurchaseOrders)
  list(@Input() { params }: HandlerInput<typeof listPurchaseOrders>) {
    return this.orders.ofFleet(params.id);
  }

  @Bind(createPurchaseOrder)
  create(
    @Input() { params, body }: HandlerInput<typeof createPurchaseOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.create(params.id, body, { staff, requestId }));
  }

  @Bind(changePurchaseOrder)
  change(
    @Input() { params: { id }, body: { version, ...words } }: HandlerInput<typeof changePurchaseOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.change({ id, version }, words, { staff, requestId }));
  }

  @Bind(closePurchaseOrder)
  close(
    @Input() { params: { id }, body }: HandlerInput<typeof closePurchaseOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.move({ id, ...body }, 'close', { staff, requestId }));
  }

  @Bind(reopenPurchaseOrder)
  reopen(
    @Input() { params: { id }, body }: HandlerInput<typeof reopenPurchaseOrder>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.move({ id, ...body }, 'reopen', { staff, requestId }));
  }

  private async after(done: Promise<Result<string>>): Promise<Result<PurchaseOrderRow>> {
    const result = await done;
    return result.ok ? this.orders.find(result.value) : result;
  }
}
