import { Injectable } from '@nestjs/common';
import {
  appointmentWords,
  type ChangePreview,
  formatMoney,
  ok,
  type OrderChange,
  previewChange,
  previewTires,
  refundsAlone,
  refuse,
  type Result,
  type ShipToChange,
  type TiresFacts,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { AppointmentBookings, ShopDirectory } from '../../installers/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { OrderReader, type OrderRecord, paidBy, removableLineOf, tendersOf } from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { ChargeHandling } from '../returns/index.js';
import { changeableOrder, changeableState, type ChangedBy } from './changeable-order.js';
import { PlaceOfAddress } from './receiving/place-of-address.js';
import { PlanReceivingChange } from './receiving/plan-receiving-change.js';

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

/** Refuses a changed delivery whose refund exceeds the agent's own limit. No second person approves it. */
export const checkLimit = (
  { preview: { receiving } }: PlannedChange,
  staff: StaffPrincipal,
): Result<null, 'order.receivingBeyondYou'> =>
  receiving === undefined || receiving.refundInCents === 0 || refundsAlone(staff, receiving.refundedInCents)
    ? ok(null)
    : refuse('order.receivingBeyondYou', { amount: formatMoney(receiving.refundInCents) });

/** Plans the change of an order as it is now. The preview shows the plan, and applying it does the same. */
@Injectable()
export class PlanChange {
  constructor(
    private readonly orders: OrderReader,
    private readonly places: PlaceOfAddress,
    private readonly receiving: PlanReceivingChange,
    private readonly shops: ShopDirectory,
    private readonly appointments: AppointmentBookings,
    private readonly refunds: RefundRepository,
    private readonly handling: ChargeHandling,
    private readonly stock: StockAllocations,
  ) {}

  async run(
    db: SqlRunner,
    orderId: string,
    change: OrderChange,
    by: ChangedBy,
  ): Promise<Result<PlannedChange>> {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    const preview = await this.preview(db, order, change, by);
    if (!preview.ok) return preview;
    const previewToken = hashToken(JSON.stringify([order.version, change, preview.value]));
    return ok({ order, change, preview: preview.value, previewToken });
  }

  private async preview(
    db: SqlRunner,
    order: OrderRecord,
    change: OrderChange,
    by: ChangedBy,
  ): Promise<Result<ChangePreview>> {
    if (change.kind === 'tires') {
      // Only staff can waive handling.
      const waivesHandling = by !== 'buyer' && change.waivesHandling === true;
      return previewTires(await this.tiresOf(db, order, by), { ...change, waivesHandling });
    }
    if (change.kind === 'receiving') return this.receiving.run(db, order, change, by);
    return this.previewShipTo(db, order, change, by);
  }

  private async previewShipTo(
    db: SqlRunner,
    order: OrderRecord,
    change: ShipToChange,
    by: ChangedBy,
  ): Promise<Result<ChangePreview>> {
    const place = change.kind === 'address' ? await this.places.of(db, order, change) : ok(null);
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
        waived: await this.handling.waivedBy(db, order.id),
      },
      email: order.email,
      shopName: shop?.company ?? null,
      appointment: appointment === null ? null : appointmentWords(appointment),
      deliveryOn: order.estimated_delivery_on,
      areTiresMissing: by !== 'buyer' && (await this.stock.missingFor(db, order.id)).length > 0,
    };
  }
}
