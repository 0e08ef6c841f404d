import { type Cents, cents, subtractCents } from '../../money/index.js';
import { GUEST, type PriceContext, type PriceLine, type PriceRequest } from '../price-request/index.js';
import { priceLines } from './price-lines.js';
import { changesOf, type RulesOverTime, rulesThrough } from './rules-over-time.js';

/** A tire's own price until it changed. */
export interface FormerPrice {
  readonly priceInCents: Cents;
  /** First moment of the next price. */
  readonly until: Date;
}

/** A time and everything that made prices in it. */
export interface PricePeriod {
  readonly from: Date;
  readonly to: Date;
  readonly rules: RulesOverTime;
  /** Former prices by tire, oldest first; current ones are in the lines. */
  readonly former: ReadonlyMap<string, readonly FormerPrice[]>;
}

/** The terms of a sale; promotions can depend on each of them. */
export type SaleTerms = Pick<PriceRequest, 'installation' | 'destination'> &
  Pick<PriceContext, 'zip' | 'paymentMethod' | 'vehicle'>;

export interface LowestPrice {
  /** After promotions, without tax; rounded up. */
  readonly pricePerTireInCents: Cents;
  /** When it began. */
  readonly at: Date;
}

// Leaves out promotions that only some people get or that can be used up: they aren't the price of the shop.
const forEveryone = ({ promotions, ...rest }: RulesOverTime): RulesOverTime => ({
  ...rest,
  promotions: promotions.filter(
    ({ rule: { limits } }) =>
      limits.uses === null && limits.usesPerCustomer === null && limits.budgetInCents === null,
  ),
});

const momentsOf = ({ from, to, former }: PricePeriod, rules: RulesOverTime): Date[] => {
  const windows = [...rules.promotions, ...rules.priceLists, ...Object.values(rules.entries).flat()].flatMap(
    ({ rule: { startsAt, endsAt } }) => [startsAt, endsAt].flatMap((moment) => moment?.getTime() ?? []),
  );
  const repriced = [...former.values()].flat().map(({ until }) => until.getTime());
  const changes = [...changesOf(rules), ...windows, ...repriced];
  const within = changes.filter((moment) => moment > from.getTime() && moment < to.getTime());
  return [...new Set([...within, to.getTime()])].sort((a, b) => a - b).map((moment) => new Date(moment));
};

/**
 * Returns the lowest price of a period for a line, as any visitor could have had it without a code for a purchase on the same terms: at each moment at which a rule or a
 * tire's own price changed, and at the end of the period. Discounts of a whole cart are shared by its lines, so each of `carts` is priced
 * whole, and the line's share is read; with several carts, the highest share counts. Each cart has the line. Stock doesn't matter.
 */
export const lowestPrice = (
  lineId: string,
  carts: readonly (readonly PriceLine[])[],
  period: PricePeriod,
  { installation, destination, ...occasion }: SaleTerms,
): LowestPrice => {
  const rules = forEveryone(period.rules);
  const rulesAt = rulesThrough(rules);
  const asAt = (line: PriceLine, at: Date): PriceLine => {
    const past = period.former.get(line.tire.tireId)?.find(({ until }) => at < until);
    return past === undefined ? line : { ...line, unitPriceInCents: past.priceInCents };
  };
  const shareOf = (cart: readonly PriceLine[], at: Date): number => {
    const lines = cart.map((line) => asAt(line, at));
    const context = { ...occasion, at, shopper: GUEST, coupon: null };
    const priced = priceLines({ lines, installation, destination, context }, rulesAt(at), 'proRata');
    const share = priced.lines.find(({ line }) => line.lineId === lineId)?.priced;
    if (share === undefined) throw new RangeError(`no line ${lineId}`);
    return Math.ceil(subtractCents(share.subtotalInCents, share.discountInCents) / share.quantity);
  };
  const prices = momentsOf(period, rules).map((at) => ({
    at,
    pricePerTireInCents: cents(Math.max(...carts.map((cart) => shareOf(cart, at)))),
  }));
  return prices.reduce((lowest, price) =>
    price.pricePerTireInCents < lowest.pricePerTireInCents ? price : lowest,
  );
};
