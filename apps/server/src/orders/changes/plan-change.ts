import { Injectable } from '@nestjs/common';
import {
  appointmentWords,
  type ChangePreview,
  isMilitaryAddress,
  type NewPlace,
  ok,
  type OrderAddress,
  type OrderChange,
  previewChange,
  previewTires,
  refundsAlone,
  refuse,
  type Result,
  type TiresChange,
  type TiresFacts,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { AppointmentBookings, ShopDirectory } from '../../installers/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import {
  EstimateDelivery,
  OrderReader,
  type OrderRecord,
  paidBy,
  removableLineOf,
  tendersOf,
} from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { changeableOrder, changeableState, type ChangedBy } from './changeable-order.js';

export interface PlannedChange {
  readonly order: OrderRecord;
  readonly change: OrderChange;
  readonly preview: ChangePreview;
  /** Stands for the preview and the order's version: equal only if nothing changed in between. */
  readonly previewToken: string;
}

/** True if the refunds of the order would go over what `staff` refunds alone: no limit is passed in parts. */
export const needsSecondPerson = ({ preview }: PlannedChange, staff: StaffPrincipal): boolean => {
  const { removal } = preview;
  return removal !== undefined && removal.refundInCents > 0 && !refundsAlone(staff, removal.refundedInCents);
};

/** Plans the change of an order as it is now. The preview shows the plan, and applying it does the same. */
@Injectable()
export class PlanChange {
  constructor(
    private readonly orders: OrderReader,
    private readonly zips: ZipDirectory,
    private readonly stock: StockAllocations,
    private readonly delivery: EstimateDelivery,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly refunds: RefundRepository,
  ) {}

  async run(
    db: SqlRunner,
    orderId: string,
    change: OrderChange,
    by: ChangedBy,
  ): Promise<Result<PlannedChange>> {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    const preview =
      change.kind === 'tires'
        ? previewTires(await this.tiresOf(db, order, by), change)
        : await this.previewShipTo(db, order, change, by);
    if (!preview.ok) return preview;
    const previewToken = hashToken(JSON.stringify([order.version, change, preview.value]));
    return ok({ order, change, preview: preview.value, previewToken });
  }

  private async previewShipTo(
    db: SqlRunner,
    order: OrderRecord,
    change: Exclude<OrderChange, TiresChange>,
    by: ChangedBy,
  ): Promise<Result<ChangePreview>> {
    const place = change.kind === 'address' ? await this.placeOf(db, order, change) : ok(null);
    return place.ok ? previewChange(changeableOrder(order, by), change, place.value) : place;
  }

  private async tiresOf(db: SqlRunner, order: OrderRecord, by: ChangedBy): Promise<TiresFacts> {
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const appointment = await this.appointments.ofOrder(order.id, db);
    const committed = await this.refunds.committed(db, order.id);
    return {
      ...changeableState(order, by),
      order: {
        paidWith: tendersOf(order),
        paid: paidBy(order),
        committed,
        lines: order.lines.map(removableLineOf),
      },
      email: order.email,
      shopName: shop?.company ?? null,
      appointment: appointment === null ? null : appointmentWords(appointment),
      deliveryOn: order.estimated_delivery_on,
    };
  }

  /** Taxes and fees are those of the moment of purchase; the day of delivery counts from now. */
  private async placeOf(db: SqlRunner, order: OrderRecord, address: OrderAddress): Promise<Result<NewPlace>> {
    const { address1, address2, city, state, zip } = address;
    if (isMilitaryAddress({ line1: address1, line2: address2, city, state, zip }))
      return refuse('contact.militaryAddress');
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    if (place.value.state !== state) return refuse('contact.zipStateMismatch', { zip, state });
    const destination = await this.zips.destinationAt(zip, order.placed_at);
    if (destination === null) return refuse('contact.outsideShippingArea');
    if (zip === order.zip) return ok({ destination, deliveryOn: order.estimated_delivery_on });
    const from = (await this.stock.returnable(db, order.id)).map(({ warehouseCode }) => warehouseCode);
    const deliveryOn = await this.delivery.run(from, place.value.position, order.read_at);
    return ok({ destination, deliveryOn });
  }
}
