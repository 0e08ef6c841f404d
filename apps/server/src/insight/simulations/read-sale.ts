import {
  ACCOUNT_TYPES,
  type Cents,
  cents,
  completePrice,
  DEFAULT_ACCOUNT_TYPE,
  GUEST,
  type PriceContext,
  type PricedCart,
  type PricedLine,
  type PriceDestination,
  type PriceLine,
  type PriceRecord,
  type PriceShopper,
  type ReplayedSale,
  scaleCents,
  usualPriceGroup,
  VERIFIED_GROUPS,
} from '@simpletread/domain';

import type { RawCart, RawOrder, RawSale, RawTire } from './raw-sale.js';

const traitsOf = (
  tire: RawTire,
): Pick<PriceLine, 'tire' | 'maxLoadLb' | 'isOversized' | 'weightLb' | 'rimIn'> => ({
  tire: {
    tireId: tire.tireId,
    productLineId: tire.lineId,
    brandSlug: tire.brandSlug,
    categoryId: tire.categoryId,
    sizeCode: tire.sizeCode,
  },
  maxLoadLb: tire.maxLoadLb,
  isOversized: tire.isOversized,
  weightLb: tire.weightLb,
  rimIn: tire.rimIn,
});

const perTire = (amount: Cents, { quantity }: PricedLine): Cents => scaleCents(amount, 1, quantity);

/** A line as it was asked for; what a tire cost then is in its price, how it is built is as it is now. */
const orderedLine = (priced: PricedLine, tire: RawTire): PriceLine => {
  const isChosen = priced.roadHazardInCents > 0;
  return {
    lineId: priced.lineId,
    ...traitsOf(tire),
    unitPriceInCents: priced.retailPriceInCents,
    quantity: priced.quantity,
    roadHazard: {
      isChosen,
      costPerTireInCents: isChosen
        ? perTire(priced.roadHazardInCents, priced)
        : cents(tire.roadHazardInCents),
    },
  };
};

const costsOf = (lines: readonly { readonly lineId: string; readonly tire: RawTire }[]): Map<string, Cents> =>
  new Map(
    lines.flatMap(({ lineId, tire: { costInCents } }) =>
      costInCents === null ? [] : [[lineId, cents(costInCents)] as const],
    ),
  );

/** True if the buyer was exempt from tax. */
const wasExempt = (charged: PricedCart, destination: PriceDestination | null): boolean =>
  charged.salesTaxInCents === 0 &&
  (destination?.salesTaxRatePpm ?? 0) > 0 &&
  charged.tiresInCents > charged.discountInCents;

/** The moment of an order's or cart's price. */
export const pricedAt = (raw: RawSale): Date =>
  new Date((raw.kind === 'order' ? raw.snapshot.record?.at : undefined) ?? raw.at);

const recordedBuyer = ({ buyer: { uses, ...buyer } }: PriceRecord): PriceShopper => ({
  ...buyer,
  uses: new Map(uses.map(({ promotionId, times }) => [promotionId, times])),
});

/** The buyer as stored with the order. For older orders, as far as known. */
const shopperOf = (
  { accountType, isFirst, snapshot }: RawOrder,
  charged: PricedCart,
  destination: PriceDestination | null,
): PriceShopper => {
  if (snapshot.record !== undefined) return recordedBuyer(snapshot.record);
  const type = ACCOUNT_TYPES.find((known) => known === accountType) ?? DEFAULT_ACCOUNT_TYPE;
  const applied = new Set(charged.promotions.map(({ promotionId }) => promotionId));
  return {
    ...GUEST,
    accountTypes: [type],
    priceGroup: usualPriceGroup(type),
    verifiedGroups: VERIFIED_GROUPS.filter((group) => applied.has(`verified-${group}`)),
    isTaxExempt: wasExempt(charged, destination),
    isFirstOrder: isFirst,
  };
};

const couponOf = (promotionId: string | undefined | null): PriceContext['coupon'] =>
  promotionId === undefined || promotionId === null ? null : { code: '', promotionId };

const orderOf = (raw: RawOrder, destination: PriceDestination | null): ReplayedSale | null => {
  const charged = completePrice(raw.snapshot);
  const lines = charged.lines.flatMap((priced, index) => {
    const tire = raw.tires[index];
    return tire === undefined || tire === null ? [] : [{ lineId: priced.lineId, priced, tire }];
  });
  const [first] = charged.lines;
  if (first === undefined || lines.length < charged.lines.length) return null;
  const { saleId, label, customer, zip, vehicle, method } = raw;
  return {
    saleId,
    label,
    kind: 'order',
    customer,
    charged,
    costs: costsOf(lines),
    request: {
      lines: lines.map(({ priced, tire }) => orderedLine(priced, tire)),
      installation: raw.isInstalled
        ? { pricePerTireInCents: perTire(first.installationInCents, first) }
        : null,
      destination,
      context: {
        at: pricedAt(raw),
        shopper: shopperOf(raw, charged, destination),
        zip,
        paymentMethod: method,
        coupon: couponOf(charged.promotions.find(({ isFromCoupon }) => isFromCoupon)?.promotionId),
        vehicle,
      },
    },
  };
};

const cartOf = (raw: RawCart, destination: PriceDestination | null): ReplayedSale => {
  const { saleId, label, customer, zip, vehicle, installPriceInCents } = raw;
  return {
    saleId,
    label,
    kind: 'cart',
    customer,
    charged: null,
    costs: costsOf(raw.lines),
    request: {
      lines: raw.lines.map(({ lineId, quantity, hasRoadHazard, tire }) => ({
        lineId,
        ...traitsOf(tire),
        unitPriceInCents: cents(tire.priceInCents),
        quantity,
        roadHazard: { isChosen: hasRoadHazard, costPerTireInCents: cents(tire.roadHazardInCents) },
      })),
      installation: installPriceInCents === null ? null : { pricePerTireInCents: cents(installPriceInCents) },
      destination,
      context: {
        at: pricedAt(raw),
        shopper: GUEST,
        zip,
        paymentMethod: null,
        coupon: couponOf(raw.couponPromotionId),
        vehicle,
      },
    },
  };
};

/** A gathered sale as a replay takes it; null for an order whose tires are not known anymore. */
export const readSale = (raw: RawSale, destination: PriceDestination | null): ReplayedSale | null =>
  raw.kind === 'order' ? orderOf(raw, destination) : cartOf(raw, destination);
