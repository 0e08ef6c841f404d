import type { CartLineReply, CartReply } from '@simpletread/contract';
import { multiplyCents } from '@simpletread/domain';

import { availabilityOf, serviceDescription } from '../catalogue/index.js';
import { shopCardOf } from '../installers/index.js';
import { pricedCartReply } from '../pricing/index.js';
import { cartAlerts } from './cart-alerts.js';
import type { PricedOpenCart } from './priced-open-cart.js';

const lineReply = ({ line, tire }: PricedOpenCart['lines'][number]): CartLineReply => ({
  lineId: line.lineId,
  productId: tire.tireId,
  itemNumber: tire.itemNumber,
  name: tire.line.lineName,
  brandName: tire.line.brandName,
  brandSlug: tire.line.brandSlug,
  lineSlug: tire.line.lineSlug,
  sizeCode: tire.size.code,
  serviceDescription: serviceDescription(tire),
  imageKey: tire.line.imageKey,
  axle: line.axle,
  quantity: line.quantity,
  salePriceInCents: tire.priceInCents,
  subtotalInCents: multiplyCents(tire.priceInCents, line.quantity),
  roadHazardCostInCents: tire.roadHazardInCents,
  roadHazardState: line.hasRoadHazard ? 1 : 0,
  siteProductPromotion: [],
  availability: availabilityOf(tire),
  fit: line.fit,
});

/** A priced cart as the contract shows it. */
export const cartReplyOf = (priced: PricedOpenCart): CartReply => {
  const { cart, lines, shop, pricing, installed } = priced;
  return {
    cartId: cart.cartId,
    version: cart.version,
    quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    zip: cart.zip,
    lines: lines.map(lineReply),
    fulfilment: cart.fulfilment,
    shop: shop === null ? null : shopCardOf(shop),
    shipTo: cart.shipTo,
    vehicle: cart.vehicle,
    pricing: pricedCartReply(pricing),
    installedPricing: installed === null ? null : pricedCartReply(installed),
    estimatedFetTaxInCents: pricing.fetInCents,
    shippingCostInCents: pricing.shippingInCents,
    alerts: cartAlerts(priced),
  };
};
