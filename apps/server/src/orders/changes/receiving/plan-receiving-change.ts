import { Injectable } from '@nestjs/common';
import {
  appointmentWords,
  type ChangePreview,
  ok,
  previewReceiving,
  type ReceivingChange,
  type ReceivingFacts,
  type ReceivingPlace,
  refuse,
  type Result,
  type WayToReceive,
} from '@simpletread/domain';

import { StockAllocations } from '../../../catalogue/index.js';
import { PickupPointDirectory, ZipDirectory } from '../../../delivery/index.js';
import { AppointmentBookings, ShopDirectory } from '../../../installers/index.js';
import type { SqlRunner } from '../../../platform/database/index.js';
import { EstimateDelivery, type OrderRecord, paidBy, removableLineOf, tendersOf } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import { type ChangedBy, changeableOrder } from '../changeable-order.js';
import { PlaceOfAddress } from './place-of-address.js';

/** Plans another way to receive an order. Taxes and fees are those at the time of purchase; the delivery day counts from now. */
@Injectable()
export class PlanReceivingChange {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly points: PickupPointDirectory,
    private readonly places: PlaceOfAddress,
    private readonly stock: StockAllocations,
    private readonly delivery: EstimateDelivery,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly refunds: RefundRepository,
  ) {}

  async run(
    db: SqlRunner,
    order: OrderRecord,
    change: ReceivingChange,
    by: ChangedBy,
  ): Promise<Result<ChangePreview>> {
    const place = await this.placeOf(db, order, change.to);
    if (!place.ok) return place;
    return previewReceiving(await this.factsOf(db, order, by), change, place.value);
  }

  private async factsOf(db: SqlRunner, order: OrderRecord, by: ChangedBy): Promise<ReceivingFacts> {
    const changeable = changeableOrder(order, by);
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const appointment = await this.appointments.ofOrder(order.id, db);
    return {
      ...changeable,
      order: {
        paidWith: tendersOf(order),
        paid: paidBy(order),
        committed: await this.refunds.committed(db, order.id),
        isTaxExempt: changeable.isTaxExempt,
        isInstalled: order.fulfilment === 'ship-to-shop',
        state: shop?.state ?? order.pickup_point?.state ?? order.state_code,
        lines: order.lines.map((line, at) => {
          const rimIn = changeable.lines[at]?.rimIn;
          return { ...removableLineOf(line), ...(rimIn === undefined ? {} : { rimIn }) };
        }),
      },
      shopName: shop?.company ?? null,
      appointment: appointment === null ? null : appointmentWords(appointment),
      point: order.pickup_point,
    };
  }

  private async placeOf(
    db: SqlRunner,
    order: OrderRecord,
    to: WayToReceive,
  ): Promise<Result<ReceivingPlace>> {
    if (to.fulfilment === 'ship-to-me') {
      const place = await this.places.of(db, order, to);
      return place.ok ? ok({ ...place.value, point: null }) : place;
    }
    const point = await this.points.taking(to.pickupPointCode);
    if (!point.ok) return point;
    const { zip } = point.value;
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    const destination = await this.zips.destinationAt(zip, order.placed_at);
    if (destination === null) return refuse('contact.outsideShippingArea');
    const from = (await this.stock.returnable(db, order.id)).map(({ warehouseCode }) => warehouseCode);
    const deliveryOn = await this.delivery.run(from, place.value.position, order.read_at);
    return ok({ destination, deliveryOn, point: point.value });
  }
}
