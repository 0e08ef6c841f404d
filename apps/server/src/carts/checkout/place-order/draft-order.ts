import { Injectable } from '@nestjs/common';
import { isPickedUp, priceRecordOf } from '@simpletread/domain';

import { isFitAcknowledged, type PricedOpenCart } from '../../cart/index.js';
import { serviceDescription } from '../../../catalogue/index.js';
import { pickupPointCardOf, ZipDirectory } from '../../../delivery/index.js';
import { FindExchange, type OrderDraft, type OrderDraftLine } from '../../../orders/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { OrderableCart } from './check-cart.js';
import { OrderNumbers } from './order-numbers.js';

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
  fitAcknowledgement: isFitAcknowledged(line) ? line.fitAcknowledgement : null,
});

/** Fixes what is ordered before the payment begins. */
@Injectable()
export class DraftOrder {
  constructor(
    private readonly zips: ZipDirectory,
    private readonly numbers: OrderNumbers,
    private readonly exchanges: FindExchange,
  ) {}

  async run(
    priced: PricedOpenCart,
    {
      shipTo,
      fulfilment,
      accountId,
      poNumber,
    }: OrderableCart & { readonly accountId: string | null; readonly poNumber: string | null },
  ): Promise<OrderDraft> {
    const shop = fulfilment === 'ship-to-shop' ? priced.shop : null;
    const point = isPickedUp(fulfilment) ? priced.pickupPoint : null;
    const lines = priced.lines.map(lineOf);
    const place = await this.zips.find(shop?.zip ?? point?.zip ?? shipTo.zip);
    return {
      orderId: newId(),
      orderNumber: this.numbers.draw(),
      accountId,
      accountType: priced.accountType,
      shipTo,
      poNumber,
      fulfilment,
      shopId: shop?.shopId ?? null,
      pickupPoint: point === null ? null : pickupPointCardOf(point),
      pickupWarehouseCode: fulfilment === 'warehouse-pickup' ? (point?.warehouseCode ?? null) : null,
      appointment: shop === null ? null : priced.cart.appointment,
      deliverTo: place?.position ?? null,
      vehicle: priced.cart.vehicle,
      replaces: priced.cart.replaces,
      quoteId: priced.held.size === 0 ? null : (priced.cart.priceHold?.quoteId ?? null),
      exchangeReturnId: await this.exchanges.tieOf(priced.cart.exchangeReturnId, lines),
      lines,
      pricing: priced.pricing,
      priceRecord: priceRecordOf({ ...priced, priced: priced.pricing }, priced.context),
    };
  }

  /** The same order under a new number, because its own was taken. */
  renumbered(draft: OrderDraft): OrderDraft {
    return { ...draft, orderNumber: this.numbers.draw() };
  }
}
