import { Injectable } from '@nestjs/common';
import {
  isMilitaryAddress,
  type NewPlace,
  ok,
  type OrderAddress,
  refuse,
  type Result,
} from '@simpletread/domain';

import { StockAllocations } from '../../../catalogue/index.js';
import { ZipDirectory } from '../../../delivery/index.js';
import type { SqlRunner } from '../../../platform/database/index.js';
import { EstimateDelivery, type OrderRecord } from '../../order/index.js';

/** Returns the charges at a new address at the time of purchase, and the delivery day from now. */
@Injectable()
export class PlaceOfAddress {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly stock: StockAllocations,
    private readonly delivery: EstimateDelivery,
  ) {}

  async of(db: SqlRunner, order: OrderRecord, address: OrderAddress): Promise<Result<NewPlace>> {
    const { address1, address2, city, state, zip } = address;
    if (isMilitaryAddress({ line1: address1, line2: address2, city, state, zip }))
      return refuse('contact.militaryAddress');
    const place = await this.zips.shippedPlace(zip);
    if (!place.ok) return place;
    if (place.value.state !== state) return refuse('contact.zipStateMismatch', { zip, state });
    const destination = await this.zips.destinationAt(zip, order.placed_at);
    if (destination === null) return refuse('contact.outsideShippingArea');
    if (order.fulfilment === 'ship-to-me' && zip === order.zip)
      return ok({ destination, deliveryOn: order.estimated_delivery_on });
    const from = (await this.stock.returnable(db, order.id)).map(({ warehouseCode }) => warehouseCode);
    const deliveryOn = await this.delivery.run(from, place.value.position, order.read_at);
    return ok({ destination, deliveryOn });
  }
}
