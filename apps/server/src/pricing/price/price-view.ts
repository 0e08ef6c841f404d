import {
  guestContext,
  type PriceContext,
  type PriceRules,
  type PriceShopper,
  STANDARD_RULES,
} from '@simpletread/domain';

/** The rules, customer and moment that prices are made for. */
export interface PriceView {
  readonly rules: PriceRules;
  readonly context: PriceContext;
  /** Equal for views with equal prices: the rules, the stretch of time between two changes, and the shopper. */
  readonly key: string;
  /** The rules without price lists: for tires that have this shopper's prices already. */
  readonly promotionRules: PriceRules;
}

interface RuleTraits {
  readonly id: number;
  readonly promotionRules: PriceRules;
  /** Moments at which a rule begins or ends, ascending. */
  readonly changesAt: readonly number[];
  readonly hasPlaces: boolean;
  readonly hasVehicles: boolean;
}

interface Window {
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

const boundsOf = (windows: readonly Window[]): number[] =>
  windows.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).flatMap((moment) => moment?.getTime() ?? []);

const listBounds = new WeakMap<PriceRules['priceLists'], readonly number[]>();

/** Lists may plan thousands of changes, and stay the same when only use counts move. */
const boundsOfLists = (lists: PriceRules['priceLists']): readonly number[] => {
  const known = listBounds.get(lists) ?? boundsOf(lists.flatMap((list) => [list, ...list.entries]));
  listBounds.set(lists, known);
  return known;
};

/** Number of `moments` (ascending) that are not after `at`. */
const countUpTo = (moments: readonly number[], at: number): number => {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
};

const traits = new WeakMap<PriceRules, RuleTraits>();
let lastId = 0;

const traitsOf = (rules: PriceRules): RuleTraits => {
  const known = traits.get(rules);
  if (known !== undefined) return known;
  lastId += 1;
  const made = {
    id: lastId,
    promotionRules: rules.priceLists.length === 0 ? rules : { ...rules, priceLists: [] },
    changesAt: [...new Set([...boundsOf(rules.promotions), ...boundsOfLists(rules.priceLists)])].sort(
      (a, b) => a - b,
    ),
    hasPlaces: rules.promotions.some(({ conditions }) => conditions.zipPrefixes.length > 0),
    hasVehicles: rules.promotions.some(({ conditions }) => conditions.vehicles.length > 0),
  };
  traits.set(rules, made);
  return made;
};

const shopperKeys = new WeakMap<PriceShopper, string>();

/** Shoppers are read once for many prices, and guests share one. */
const shopperKey = (shopper: PriceShopper): string => {
  const known = shopperKeys.get(shopper);
  if (known !== undefined) return known;
  const uses = [...shopper.uses].sort(([a], [b]) => (a < b ? -1 : 1));
  const key = JSON.stringify({ ...shopper, uses });
  shopperKeys.set(shopper, key);
  return key;
};

/** The first moment after `at` at which a rule begins or ends; null when none will. */
export const nextPriceChange = (rules: PriceRules, at: Date): Date | null => {
  const { changesAt } = traitsOf(rules);
  const next = changesAt[countUpTo(changesAt, at.getTime())];
  return next === undefined ? null : new Date(next);
};

/** The view of `rules` in a context. */
export const priceView = (rules: PriceRules, context: PriceContext): PriceView => {
  const { id, changesAt, hasPlaces, hasVehicles, promotionRules } = traitsOf(rules);
  const stretch = countUpTo(changesAt, context.at.getTime());
  const { zip, vehicle, paymentMethod, coupon } = context;
  const asked = [hasPlaces ? zip : null, hasVehicles ? vehicle : null, paymentMethod, coupon];
  const key = `${id}.${stretch} ${shopperKey(context.shopper)} ${JSON.stringify(asked)}`;
  return { rules, context, key, promotionRules };
};

/** A guest's view at `at` with the standard rules only. */
export const standardView = (at: Date): PriceView => priceView(STANDARD_RULES, guestContext(at));
