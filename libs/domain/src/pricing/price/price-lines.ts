import { type FetBasis, fetPerTire, freightPerTire, tireFeePerTire } from '../../delivery/index.js';
import {
  addCents,
  allocate,
  applyRate,
  type Cents,
  cents,
  multiplyCents,
  ratePpm,
  scaleCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '../../money/index.js';
import { type ListedPrice, listPriceOf, tireCounts } from '../price-lists/index.js';
import type { PriceLine, PriceRequest } from '../price-request/index.js';
import {
  type LeftOver,
  type MissedPromotion,
  type Occasion,
  type StackedPromotion,
  stackPromotions,
} from '../promotions/index.js';
import { hasRoadHazard } from '../road-hazard/index.js';
import { type PriceAmounts, taxableBaseOf, totalOf } from './price-order.js';
import type { PriceRules } from './price-rules.js';
import type { PricedLine } from './priced-cart.js';
import { listsFor } from './rule-index.js';
import { exemptionOf } from './tax-exemption.js';

type Draft = PriceAmounts &
  Pick<PricedLine, 'lineId' | 'quantity' | 'unitPriceInCents' | 'retailPriceInCents' | 'priceListId'> & {
    readonly line: PriceLine;
    readonly listed: ListedPrice | null;
  };

/** Every priced line, with the promotions that apply; lines are in the order of their ids. */
export interface PricedLines {
  readonly lines: readonly {
    readonly line: PriceLine;
    readonly priced: PricedLine;
    /** The origin of its price; null if it is the tire's own. */
    readonly listed: ListedPrice | null;
  }[];
  readonly applied: readonly StackedPromotion[];
  readonly missed: readonly MissedPromotion[];
}

const assertQuantity = (quantity: number): void => {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
};

/** A line's amounts before promotions, taxes and fees. */
const draftsOf = (request: PriceRequest, rules: PriceRules): Draft[] => {
  const lines = [...request.lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
  const lists = listsFor(rules, request.context);
  const counts = lists.length === 0 ? new Map<string, number>() : tireCounts(lines);
  return lines.map((line) => {
    const { lineId, quantity } = line;
    assertQuantity(quantity);
    const { heldPriceInCents: held } = line;
    const price =
      held === undefined
        ? listPriceOf(line, lists, { counts, at: request.context.at })
        : { unitPriceInCents: held, priceListId: null, listed: null };
    const coverage = hasRoadHazard(line, request) ? line.roadHazard.costPerTireInCents : ZERO_CENTS;
    return {
      line,
      lineId,
      quantity,
      ...price,
      // A held price can be above today’s own price.
      retailPriceInCents: cents(Math.max(line.unitPriceInCents, price.unitPriceInCents)),
      subtotalInCents: multiplyCents(price.unitPriceInCents, quantity),
      discountInCents: ZERO_CENTS,
      installationInCents: multiplyCents(request.installation?.pricePerTireInCents ?? ZERO_CENTS, quantity),
      installationSavingInCents: ZERO_CENTS,
      roadHazardInCents: multiplyCents(coverage, quantity),
      roadHazardSavingInCents: ZERO_CENTS,
      fetInCents: ZERO_CENTS,
      stateFeeInCents: ZERO_CENTS,
      freightInCents: ZERO_CENTS,
      salesTaxInCents: ZERO_CENTS,
    };
  });
};

const occasionOf = (
  drafts: readonly Draft[],
  { context, installation, destination }: PriceRequest,
): Occasion => ({
  context,
  lines: drafts.map(({ line, quantity, unitPriceInCents, subtotalInCents }) => ({
    tire: line.tire,
    quantity,
    unitPriceInCents,
    subtotalInCents,
  })),
  isInstalled: installation !== null,
  state: destination?.state ?? null,
});

/** A held price has its promotions in it already, so no other one takes anything off. */
const leftOf = (drafts: readonly Draft[]): LeftOver => ({
  tires: drafts.map(({ line, subtotalInCents }) =>
    line.heldPriceInCents === undefined ? subtotalInCents : ZERO_CENTS,
  ),
  installation: drafts.map(({ installationInCents }) => installationInCents),
  coverage: drafts.map(({ roadHazardInCents }) => roadHazardInCents),
});

const withDiscounts = (drafts: readonly Draft[], applied: readonly StackedPromotion[]): Draft[] => {
  const taken = (target: keyof LeftOver, index: number): Cents =>
    sumCents(applied.map(({ discount }) => discount[target][index] ?? ZERO_CENTS));
  return drafts.map((draft, index) => ({
    ...draft,
    discountInCents: taken('tires', index),
    installationSavingInCents: taken('installation', index),
    roadHazardSavingInCents: taken('coverage', index),
  }));
};

/** Returns the price of one tire of a line after promotions, to the nearest cent. */
export const netTirePrice = ({
  subtotalInCents,
  discountInCents,
  quantity,
}: Pick<PricedLine, 'subtotalInCents' | 'discountInCents' | 'quantity'>): Cents =>
  scaleCents(subtractCents(subtotalInCents, discountInCents), 1, quantity);

const withLaw = (draft: Draft, { destination }: PriceRequest, fetBasis: FetBasis): Draft => {
  const { line, quantity } = draft;
  const feeLine = { rimIn: line.rimIn, unitPriceInCents: netTirePrice(draft) };
  const stateFee = destination === null ? ZERO_CENTS : tireFeePerTire(destination.tireFee, feeLine);
  return {
    ...draft,
    fetInCents: multiplyCents(fetPerTire(line.maxLoadLb, fetBasis), quantity),
    stateFeeInCents: multiplyCents(stateFee, quantity),
    freightInCents: multiplyCents(freightPerTire(line.isOversized), quantity),
  };
};

/** Returns the sales tax rate for a request's shopper; zero for an exempt one. */
export const salesTaxRateOf = (request: PriceRequest): number =>
  exemptionOf(request) === null ? (request.destination?.salesTaxRatePpm ?? 0) : 0;

const withSalesTax = (drafts: readonly Draft[], rate: number): Draft[] => {
  const bases = drafts.map(taxableBaseOf);
  const shares = allocate(applyRate(sumCents(bases), ratePpm(rate)), bases);
  return drafts.map((draft, index) => ({
    ...draft,
    salesTaxInCents: addCents(draft.salesTaxInCents, shares[index] ?? ZERO_CENTS),
  }));
};

const finished = ({ line, listed, ...amounts }: Draft): PricedLines['lines'][number] => ({
  line,
  listed,
  priced: { ...amounts, totalInCents: totalOf(amounts) },
});

/** Prices every line in the order of `price-order.ts`; throws `RangeError` unless each quantity is a whole number from 1. */
export const priceLines = (request: PriceRequest, rules: PriceRules, fetBasis: FetBasis): PricedLines => {
  const drafts = draftsOf(request, rules);
  const { applied, missed } = stackPromotions(rules.promotions, occasionOf(drafts, request), leftOf(drafts));
  const lawful = withDiscounts(drafts, applied).map((draft) => withLaw(draft, request, fetBasis));
  return { lines: withSalesTax(lawful, salesTaxRateOf(request)).map(finished), applied, missed };
};
