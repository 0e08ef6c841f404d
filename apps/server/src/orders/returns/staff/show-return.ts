import { Injectable } from '@nestjs/common';
import type { AdminReturn } from '@simpletread/contract';
import {
  formatOrderNumber,
  ok,
  refundsAlone,
  refuse,
  type Result,
  RETURN_DAYS,
  returnDaysLeft,
} from '@simpletread/domain';

import { Warehouses } from '../../../delivery/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { emailFor, OrderReader, type OrderRecord } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { planOrderReturn, priceOrderReturn, refundedWith } from '../money/plan-order-return.js';
import { ReturnReader } from '../return.reader.js';
import type { ReturnRecord } from '../return-record.js';
import { returnViewOf } from '../return-view.js';
import { BuyerHistoryReader } from './buyer-history.reader.js';
import { returnActionsFor } from './return-actions.js';
import { returnRowOf } from './return-list.reader.js';

const listed = (order: OrderRecord, record: ReturnRecord) => ({
  ...record,
  first_name: order.first_name,
  last_name: order.last_name,
  order_number: order.number,
  tire_count: record.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  picture_count: record.pictures.length,
});

/** A return with everything that staff decide it by. */
@Injectable()
export class ShowReturn {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly returns: ReturnReader,
    private readonly refunds: RefundRepository,
    private readonly history: BuyerHistoryReader,
    private readonly warehouses: Warehouses,
  ) {}

  async run(returnId: string, viewer: StaffPrincipal): Promise<Result<AdminReturn, 'record.missing'>> {
    const record = await this.returns.byId(returnId);
    const order = record === null ? null : await this.orders.byId(record.order_id);
    if (record === null || order === null) return refuse('record.missing');
    const [committed, history, warehouses] = await Promise.all([
      this.refunds.committed(this.database, order.id),
      this.history.of(order),
      this.warehouses.all(),
    ]);
    const price = priceOrderReturn(order, record);
    const isSettling = record.state === 'received' || record.state === 'awaitingApproval';
    const rightSize = record.right_size;
    const needsApproval = isSettling && !refundsAlone(viewer, refundedWith(committed, price));
    const deliveredAt = order.delivered_at;
    const requestedOnDay =
      deliveredAt === null ? 0 : RETURN_DAYS - returnDaysLeft(deliveredAt, record.requested_at);
    return ok({
      ...returnViewOf(order, record, committed),
      ...returnRowOf(listed(order, record), viewer),
      email: emailFor(viewer, order.email),
      appeal: record.appeal,
      deliveredAt: deliveredAt?.toISOString() ?? null,
      requestedOnDay,
      isInTime: requestedOnDay <= RETURN_DAYS,
      decidedBy: record.decided_by,
      receivedBy: record.received_by,
      receivedAtWarehouse: record.received_warehouse,
      warehouses: warehouses.map(({ code, name }) => ({ code, name })),
      pictures: record.pictures.map(({ id, added_at: at }) => ({ id, addedAt: new Date(at).toISOString() })),
      rightSizeOrder:
        rightSize === null
          ? null
          : {
              orderId: rightSize.id,
              orderNumber: formatOrderNumber(rightSize.number as typeof order.number),
              tireCount: rightSize.tire_count,
            },
      effects: isSettling ? [...planOrderReturn(order, record, committed).effects] : [],
      needsApproval,
      refundLimitInCents: viewer.refundLimit,
      ...history,
      actions: returnActionsFor(order, record, price, viewer, needsApproval),
    });
  }
}
