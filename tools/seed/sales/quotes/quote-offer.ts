import type { QuoteOffer } from '@simpletread/contract';
import {
  type Cents,
  cents,
  guestContext,
  type HeldLine,
  heldPriceOf,
  type PriceDestination,
  priceCart,
  type PriceLine,
  type PriceRules,
} from '@simpletread/domain';
import type { QuotedTire } from './read-quoted-tires.js';

/** One set of tires in a quote. */
export interface QuotedSet {
  readonly lineId: string;
  readonly tire: QuotedTire;
  readonly quantity: number;
  readonly discountPercent: number;
}

/** The time, taxes and shops that a quote is priced with. */
export interface QuoteGround {
  readonly at: Date;
  readonly rules: PriceRules;
  readonly destination: PriceDestination;
  /** At a typical shop near the ZIP. */
  readonly installPriceInCents: Cents;
}

const priceLineOf = ({ lineId, tire, quantity }: QuotedSet, heldPriceInCents?: Cents): PriceLine => ({
  lineId,
  tire: {
    tireId: tire.id,
    productLineId: tire.lineId,
    brandSlug: tire.brandSlug,
    categoryId: tire.categoryId,
    sizeCode: tire.sizeCode,
  },
  unitPriceInCents: tire.priceInCents,
  ...(heldPriceInCents === undefined ? {} : { heldPriceInCents }),
  quantity,
  maxLoadLb: tire.maxLoadLb,
  isOversized: false,
  weightLb: tire.weightLb,
  rimIn: tire.rimIn,
  roadHazard: { isChosen: false, costPerTireInCents: tire.roadHazardInCents },
});

/** Returns a set's discount per tire, and the price that the quote holds for it. */
export const heldPrice = (
  set: QuotedSet,
  { at, rules, destination }: QuoteGround,
): { readonly discountInCents: Cents; readonly held: HeldLine } => {
  const { tire, quantity, discountPercent } = set;
  const context = guestContext(at);
  const priced = priceCart({ lines: [priceLineOf(set)], installation: null, destination, context }, rules);
  const [line] = priced.lines;
  if (line === undefined) throw new RangeError('a set without a price');
  const price = heldPriceOf(line);
  const discountInCents = cents(Math.floor((price * discountPercent) / 100));
  const unitPriceInCents = cents(price - discountInCents);
  return { discountInCents, held: { tireId: tire.id, axle: 'all', quantity, unitPriceInCents } };
};

/** Returns the offer that a quote of one set was sent with. */
export const sentOfferOf = (set: QuotedSet, held: HeldLine, ground: QuoteGround): QuoteOffer => {
  const { lineId, tire, quantity } = set;
  const { at, rules, destination, installPriceInCents } = ground;
  const request = {
    lines: [priceLineOf(set, held.unitPriceInCents)],
    destination,
    context: guestContext(at),
  };
  const priced = (installation: { readonly pricePerTireInCents: Cents } | null): QuoteOffer['pricing'] =>
    JSON.parse(JSON.stringify(priceCart({ ...request, installation }, rules))) as QuoteOffer['pricing'];
  return {
    lines: [
      {
        lineId,
        productId: tire.id,
        itemNumber: tire.itemNumber,
        name: tire.name,
        brandName: tire.brandName,
        brandSlug: tire.brandSlug,
        lineSlug: tire.lineSlug,
        sizeCode: tire.sizeCode,
        serviceDescription: tire.serviceDescription,
        imageKey: tire.imageKey,
        axle: 'all',
        quantity,
        salePriceInCents: held.unitPriceInCents,
        retailPriceInCents: tire.priceInCents,
        struckPriceInCents: null,
        priceLabel: null,
        subtotalInCents: cents(held.unitPriceInCents * quantity),
        roadHazardCostInCents: tire.roadHazardInCents,
        roadHazardState: 0,
        siteProductPromotion: [],
        availability: { state: 'inStock', quantity: tire.available },
        fit: { kind: 'fits', reasons: [] },
        isFitAcknowledged: false,
      },
    ],
    pricing: priced(null),
    installedPricing: priced({ pricePerTireInCents: installPriceInCents }),
    isVehicleRequired: false,
    alerts: [],
  };
};
