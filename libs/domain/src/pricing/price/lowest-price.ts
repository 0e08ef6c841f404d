import { type Cents, cents, subtractCents } from '../../money/index.js';
import { GUEST, type PriceLine } from '../price-request/index.js';
import { priceCart } from './price-cart.js';
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
  /** The tire's former prices, oldest first; its current one is in the line. */
  readonly former: readonly FormerPrice[];
}

export interface LowestPrice {
  /** After promotions, without tax; rounded up. */
  readonly pricePerTireInCents: Cents;
  /** When it began. */
  readonly at: Date;
}

// What only some can get, until it is used up, isn't the price of the shop.
const forEveryone = ({ promotions, ...rest }: RulesOverTime): RulesOverTime => ({
  ...rest,
  promotions: promotions.filter(
    ({ rule: { limits } }) => limits.uses === null && limits.budgetInCents === null,
  ),
});

const momentsOf = ({ from, to, former }: PricePeriod, rules: RulesOverTime): Date[] => {
  const windows = [...rules.promotions, ...rules.priceLists, ...Object.values(rules.entries).flat()].flatMap(
    ({ rule: { startsAt, endsAt } }) => [startsAt, endsAt].flatMap((moment) => moment?.getTime() ?? []),
  );
  const changes = [...changesOf(rules), ...windows, ...former.map(({ until }) => until.getTime())];
  const within = changes.filter((moment) => moment > from.getTime() && moment < to.getTime());
  return [...new Set([...within, to.getTime()])].sort((a, b) => a - b).map((moment) => new Date(moment));
};

/**
 * Returns the lowest price that any visitor could have bought `line` for in a period, without a code: it is priced anew at each moment at
 * which a rule or the tire's own price changed, and at the end of the period.
 */
export const lowestPrice = (line: PriceLine, period: PricePeriod): LowestPrice => {
  const rules = forEveryone(period.rules);
  const rulesAt = rulesThrough(rules);
  const priceAt = (at: Date): Cents => {
    const own = period.former.find(({ until }) => at < until)?.priceInCents ?? line.unitPriceInCents;
    const context = { at, shopper: GUEST, zip: null, vehicle: null, paymentMethod: null, coupon: null };
    const request = {
      lines: [{ ...line, unitPriceInCents: own }],
      installation: null,
      destination: null,
      context,
    };
    const { tiresInCents, discountInCents } = priceCart(request, rulesAt(at));
    return cents(Math.ceil(subtractCents(tiresInCents, discountInCents) / line.quantity));
  };
  const prices = momentsOf(period, rules).map((at) => ({ at, pricePerTireInCents: priceAt(at) }));
  return prices.reduce((lowest, price) =>
    price.pricePerTireInCents < lowest.pricePerTireInCents ? price : lowest,
  );
};
