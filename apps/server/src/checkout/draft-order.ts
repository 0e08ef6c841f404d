import { Injectable } from '@nestjs/common';

import type { PricedOpenCart } from '../carts/index.js';
import { serviceDescription } from '../catalogue/index.js';
import { ZipDirectory } from '../locations/index.js';
import type { OrderDraft, OrderDraftLine } from '../orders/index.js';
import { newId } from '../platform/ids/index.js';
import type { OrderableCart } from './check-cart.js';

/** An order that has no number yet. */
export type UnnumberedDraft = Omit<OrderDraft, 'orderNumber'>;

const lineOf = ({ line, tire }: PricedOpenCart['lines'][number]): OrderDraftLine => ({
  lineId: line.lineId,
  tireId: tire.tireId,
  itemNumber: tire.itemNumber,
  brandName: tire.line.brandName,
  lineName: tire.line.lineName,
  sizeCode: tire.size.code,
  serviceDescription: serviceDescription(tire),
  imageKey: tire.line.imageKey,
  axle: line.axle,
  fit: line.fit,
});

/** Fixes what is ordered before the payment begins. */
@Injectable()
export class DraftOrder {
  constructor(private readonly zips: ZipDirectory) {}

  async run(priced: PricedOpenCart, { shipTo, fulfilment }: OrderableCart): Promise<UnnumberedDraft> {
    const shop = fulfilment === 'ship-to-shop' ? priced.shop : null;
    const place = await this.zips.find(shop?.zip ?? shipTo.zip);
    return {
      orderId: newId(),
      shipTo,
      fulfilment,
      shopId: shop?.shopId ?? null,
      deliverTo: place?.position ?? null,
      vehicle: priced.cart.vehicle,
      lines: priced.lines.map(lineOf),
      pricing: priced.pricing,
    };
  }
}
