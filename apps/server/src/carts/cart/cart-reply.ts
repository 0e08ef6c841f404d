import type { CartLineReply, CartReply } from '@simpletread/contract';
import {
  formatOrderNumber,
  freightPerTire,
  type MissReason,
  missWords,
  multiplyCents,
  type PricedCart,
  struckPriceOf,
  sumCents,
  ZERO_CENTS,
} from '@simpletread/domain';

import { availabilityOf, serviceDescription } from '../../catalogue/index.js';
import { shopCardOf } from '../../installers/index.js';
import { pickupPointCardOf } from '../../delivery/index.js';
import { pricedCartReply } from '../../pricing/index.js';
import { cartAlerts } from './cart-alerts.js';
import { isFitAcknowledged } from './lines/fit-acknowledgement.js';
import { isVehicleRequired } from './vehicle/is-vehicle-required.js';
import type { PricedOpenCart } from './priced-open-cart.js';

type UnitPrice = Pick<
  CartLineReply,
  'salePriceInCents' | 'retailPriceInCents' | 'struckPriceInCents' | 'priceLabel' | 'subtotalInCents'
>;

const unitPriceOf = (
  { line: { lineId }, tire }: PricedOpenCart['lines'][number],
  { pricing, priceLabel, beside }: PricedOpenCart,
): UnitPrice => {
  const line = pricing.lines.find((priced) => priced.lineId === lineId);
  const priceInCents = line?.unitPriceInCents ?? ZERO_CENTS;
  return {
    salePriceInCents: priceInCents,
    retailPriceInCents: beside.everybodys.get(lineId) ?? tire.retailPriceInCents,
    struckPriceInCents: struckPriceOf({
      priceInCents,
      regularPriceInCents: tire.regularPriceInCents,
      chargedInCents: beside.charged.get(tire.tireId) ?? null,
    }),
    priceLabel: (line?.priceListId ?? null) === null ? null : priceLabel,
    subtotalInCents: line?.subtotalInCents ?? ZERO_CENTS,
  };
};

/** A promotion as the specification's cart lines carry it (siteProductPromotion). */
const promotionsOf = (lineId: string, { promotions }: PricedCart): CartLineReply['siteProductPromotion'] =>
  promotions.flatMap(({ type, isCoverageLinked, lines }) => {
    const share = lines.find((line) => line.lineId === lineId);
    if (share === undefined) return [];
    return {
      couponAmountType: type,
      couponAmount: sumCents([share.tiresInCents, share.installationInCents, share.coverageInCents]),
      alreadyAppliedIntoCart: true,
      linkToTRCProm: isCoverageLinked,
    };
  });

const lineReply = (cartLine: PricedOpenCart['lines'][number], priced: PricedOpenCart): CartLineReply => ({
  ...lineFacts(cartLine),
  ...unitPriceOf(cartLine, priced),
  siteProductPromotion: promotionsOf(cartLine.line.lineId, priced.pricing),
});

type LineFacts = Omit<CartLineReply, keyof UnitPrice | 'siteProductPromotion'>;

const lineFacts = ({ line, tire }: PricedOpenCart['lines'][number]): LineFacts => ({
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
  roadHazardCostInCents: tire.roadHazardInCents,
  roadHazardState: line.hasRoadHazard ? 1 : 0,
  availability: availabilityOf(tire),
  fit: line.fit,
  isFitAcknowledged: isFitAcknowledged(line),
});

/** A typed address proves no identity, so it reveals none of its owner's purchases. */
const OF_THE_CUSTOMER: ReadonlySet<MissReason['kind']> = new Set(['firstOrderOnly', 'usedUpByCustomer']);

const couponWords = (reason: MissReason): string => {
  if (reason.kind === 'firstOrderUnknown') return 'is for a first order; applies once we know your email';
  return OF_THE_CUSTOMER.has(reason.kind) ? 'is not for this order' : missWords(reason);
};

/** The shopper's code and what became of it. */
const couponReply = ({ cart, coupon, pricing, missed }: PricedOpenCart): CartReply['coupon'] => {
  if (cart.couponCode === null) return null;
  const applied = pricing.promotions.find(({ isFromCoupon }) => isFromCoupon);
  const miss = missed.find(({ promotionId }) => promotionId === coupon?.promotionId);
  const reason = miss === undefined ? 'isn’t valid for this order' : couponWords(miss.reason);
  return {
    code: cart.couponCode,
    name: applied?.name ?? miss?.name ?? null,
    isApplied: applied !== undefined,
    reason: applied === undefined ? reason : null,
  };
};

const NEAR: ReadonlySet<MissReason['kind']> = new Set([
  'tooFewTires',
  'subtotalTooLow',
  'installationMissing',
]);

/** Promotions that the shopper could have by a change of the cart, in plain words. */
const nearMissesOf = ({ cart, missed, pricing }: PricedOpenCart): CartReply['nearMisses'] =>
  pricing.lines.length === 0
    ? []
    : missed
        // Before it is chosen how the tires come, nothing is missing yet.
        .filter(({ reason }) => cart.fulfilment !== null || reason.kind !== 'installationMissing')
        .filter(({ reason }) => NEAR.has(reason.kind))
        .map(({ name, reason }) => ({ name, reason: missWords(reason) }));

/** A priced cart as the contract shows it. */
export const cartReplyOf = (priced: PricedOpenCart): CartReply => {
  const { cart, lines, shop, pickupPoint, pricing, installed, payLater } = priced;
  return {
    cartId: cart.cartId,
    version: cart.version,
    quantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    zip: cart.zip,
    lines: lines.map((line) => lineReply(line, priced)),
    fulfilment: cart.fulfilment,
    shop: shop === null ? null : shopCardOf(shop),
    pickupPoint: pickupPoint === null ? null : pickupPointCardOf(pickupPoint),
    pickupReadyBy: priced.pickupReadyBy?.toISOString() ?? null,
    appointment:
      shop === null || cart.appointment === null ? null : { ...cart.appointment, timeZone: shop.timeZone },
    shipTo: cart.shipTo,
    vehicle: cart.vehicle,
    replacesOrder: cart.replaces === null ? null : formatOrderNumber(cart.replaces.orderNumber),
    isVehicleRequired: isVehicleRequired(priced),
    coupon: couponReply(priced),
    paymentMethod: cart.paymentMethod,
    nearMisses: nearMissesOf(priced),
    pricing: pricedCartReply(pricing),
    installedPricing: installed === null ? null : pricedCartReply(installed),
    payLater,
    estimatedFetTaxInCents: pricing.fetInCents,
    shippingCostInCents: pricing.shippingInCents,
    freightIfShippedInCents: sumCents(
      lines.map(({ line, tire }) => multiplyCents(freightPerTire(tire.isOversized), line.quantity)),
    ),
    alerts: cartAlerts(priced),
  };
};
