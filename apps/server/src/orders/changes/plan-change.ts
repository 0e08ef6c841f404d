import { Injectable } from '@nestjs/common';
import {
  type ChangePreview,
  isMilitaryAddress,
  type NewPlace,
  ok,
  type OrderAddress,
  type OrderChange,
  previewChange,
  refuse,
  type Result,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { EstimateDelivery, OrderReader, type OrderRecord } from '../order/index.js';
import { changeableOrder, type ChangedBy } from './changeable-order.js';

export interface PlannedChange {
  readonly order: OrderRecord;
  readonly change: OrderChange;
  readonly preview: ChangePreview;
  /** Stands for the preview and the order's version: equal only if nothing changed in between. */
  readonly previewToken: string;
}

/** Plans the change of an order as it is now. The preview shows the plan, and applying it does the same. */
@Injectable()
export class PlanChange {
  constructor(
    private readonly orders: OrderReader,
    private readonly zips: ZipDirectory,
    private readonly stock: StockAllocations,
    private readonly delivery: EstimateDelivery,
  ) {}

  async run(
    db: SqlRunner,
    orderId: string,
    change: OrderChange,
    by: ChangedBy,
  ): Promise<Result<PlannedChange>> {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    const place = change.kind === 'address' ? await this.placeOf(db, order, change) : ok(null);
    if (!place.ok) return place;
    const preview = previewChange(changeableOrder(order, by), change, place.value);
    if (!preview.ok) return preview;
    const previewToken = hashToken(JSON.stringify([order.version, change, preview.value]));
    return ok({ order, change, preview: preview.value, previewToken });
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
