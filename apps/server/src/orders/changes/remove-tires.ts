import { Injectable } from '@nestjs/common';
import type { HandlingCharge, RemovalPlan } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  type OrderActor,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  TIRES_REMOVED,
} from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { ChargeHandling } from '../returns/index.js';
import type { ChangeCause } from './change-cause.js';
import type { PlannedChange } from './plan-change.js';

const linesOf = ({ lines }: OrderRecord, removed: RemovalPlan['removed']) =>
  removed.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line === undefined ? [] : [{ tireId: line.tire_id, quantity }];
  });

const countsOf = ({ lines }: OrderRecord, removed: RemovalPlan['removed'] = []) =>
  lines.map((line) => ({
    itemNumber: line.item_number,
    quantity:
      line.quantity -
      line.returned_quantity -
      (removed.find(({ lineId }) => lineId === line.id)?.quantity ?? 0),
  }));

/** `2 tires instead of 4`, of each field. */
const inWords = ({ preview: { fields } }: PlannedChange): string =>
  fields
    .map(({ label, before, after }) => `${label}: ${after ?? 'none'} instead of ${before ?? 'none'}`)
    .join(', ');

const handlingData = ({ feeInCents, tires }: HandlingCharge) => {
  if (tires === 0) return {};
  return feeInCents === 0 ? { handlingWaivedTires: tires } : { handlingInCents: feeInCents };
};

/** Writes a removal: lines, requested refunds, stock and traces. The money is booked when it went out (`orders/refunds`). */
@Injectable()
export class RemoveTires {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundRepository,
    private readonly stock: StockAllocations,
    private readonly trail: OrderTrail,
    private readonly handling: ChargeHandling,
  ) {}

  async run(
    tx: Transaction,
    planned: PlannedChange,
    plan: RemovalPlan,
    { reason, requestedBy }: ChangeCause,
    actor: OrderActor,
  ): Promise<void> {
    const { order } = planned;
    const { id: orderId, read_at: at } = order;
    const { removed, uncovered, refundInCents } = plan;
    await this.orders.removeTires(tx, orderId, plan, at);
    await this.stock.putBackSome(tx, orderId, linesOf(order, removed));
    await this.handling.run(tx, orderId, plan.handling);
    const refundIds: string[] = [];
    for (const refund of plan.refunds) {
      const refundId = newId();
      refundIds.push(refundId);
      const why = { reason: 'Tires removed', by: requestedBy ?? actor.actorName, at };
      await this.refunds.request(tx, { ...refund, ...why, refundId, orderId });
    }
    const because = {
      ...handlingData(plan.handling),
      ...(reason === null ? {} : { reason }),
      ...(requestedBy === null ? {} : { requestedBy }),
    };
    const [refundId] = refundIds;
    await this.trail.recordBy(
      tx,
      {
        orderId,
        at,
        type: TIRES_REMOVED,
        data: { fields: inWords(planned), removed, refundIds, refundInCents, ...because },
        audit: {
          action: 'order.remove-tires',
          before: { tires: countsOf(order) },
          after: {
            tires: countsOf(order, removed),
            ...(uncovered.length === 0 ? {} : { uncovered: uncovered.map(({ lineId }) => lineId) }),
            refundInCents,
            ...because,
          },
        },
        payload: { refundIds, ...(refundId === undefined ? {} : { refundId }) },
      },
      actor,
    );
  }
}
