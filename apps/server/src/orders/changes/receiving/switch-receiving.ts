import { Injectable } from '@nestjs/common';
import type { ReceivingChange, ReceivingPlan } from '@simpletread/domain';

import { PickupPointDirectory, pickupPointCardOf } from '../../../delivery/index.js';
import { AppointmentBookings, ShopDirectory } from '../../../installers/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import {
  Ledger,
  type OrderActor,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  RECEIVING_CHANGED,
} from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import type { ChangeCause } from '../change-cause.js';
import type { PlannedChange } from '../plan-change.js';

/** Writes a changed delivery: place, lines, appointment, requested refunds, timeline and audit. The refunds are booked once they are paid. */
@Injectable()
export class SwitchReceiving {
  constructor(
    private readonly orders: OrderRepository,
    private readonly points: PickupPointDirectory,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly refunds: RefundRepository,
    private readonly ledger: Ledger,
    private readonly trail: OrderTrail,
  ) {}

  async run(
    tx: Transaction,
    planned: PlannedChange,
    { change: { to }, plan }: { readonly change: ReceivingChange; readonly plan: ReceivingPlan },
    { reason }: ChangeCause,
    actor: OrderActor,
  ): Promise<void> {
    const { order, preview } = planned;
    const { id: orderId, read_at: at } = order;
    const point = to.fulfilment === 'fedex-pickup' ? await this.points.find(to.pickupPointCode) : null;
    await this.orders.switchReceiving(
      tx,
      orderId,
      {
        fulfilment: to.fulfilment,
        address: to.fulfilment === 'ship-to-me' ? to : null,
        pickupPoint: point === null ? null : pickupPointCardOf(point),
        soldZip: await this.placeZip(order),
        deliveryOn: preview.deliveryAfter,
        adjusted: plan.adjusted,
      },
      at,
    );
    await this.appointments.releaseOfOrder(tx, orderId);
    const refundIds = await this.request(tx, order, plan, actor);
    if (plan.rebooked.length > 0)
      await this.ledger.book(tx, { orderId, kind: 'change', reference: newId(), at, entries: plan.rebooked });
    const fields = preview.fields.map(({ label }) => label).join(', ');
    const because = reason === null ? {} : { reason };
    const [refundId] = refundIds;
    await this.trail.recordBy(
      tx,
      {
        orderId,
        at,
        type: RECEIVING_CHANGED,
        data: { fields, to: to.fulfilment, refundIds, refundInCents: plan.refundInCents, ...because },
        audit: {
          action: 'order.change-receiving',
          before: { fulfilment: order.fulfilment, version: order.version },
          after: {
            fulfilment: to.fulfilment,
            version: order.version + 1,
            refundInCents: plan.refundInCents,
            ...because,
          },
        },
        payload: { refundIds, ...(refundId === undefined ? {} : { refundId }) },
      },
      actor,
    );
  }

  private async request(
    tx: Transaction,
    { id: orderId, read_at: at }: OrderRecord,
    { refunds }: ReceivingPlan,
    { actorName: by }: OrderActor,
  ): Promise<readonly string[]> {
    const refundIds: string[] = [];
    for (const refund of refunds) {
      const refundId = newId();
      refundIds.push(refundId);
      await this.refunds.request(tx, { ...refund, refundId, orderId, reason: 'Delivery changed', by, at });
    }
    return refundIds;
  }

  /** The ZIP whose taxes the order was sold with, where that isn't its address. */
  private async placeZip({ shop_id: shopId, pickup_point: point }: OrderRecord): Promise<string | null> {
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    return shop?.zip ?? point?.zip ?? null;
  }
}
