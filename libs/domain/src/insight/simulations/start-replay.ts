import { addCents, subtractCents, ZERO_CENTS } from '../../money/index.js';
import { type PriceRules, type RulesOverTime, rulesThrough } from '../../pricing/index.js';
import { countApplied, countMeetings, countMissed, countsOf, type DraftNames } from './count-promotions.js';
import { countedRules } from './counted-rules.js';
import { rulesWithDraft } from './replay-rules.js';
import type { OrderSums, ReplayState, WorstSale } from './replay-state.js';
import type { ReplayedSale } from './replayed-sale.js';
import { isBelowFloor, type SaleSums, sumsOf } from './sale-sums.js';

const WORST_KEPT = 20;

/** The two sides of a replay, and its terms. */
export interface ReplayTerms {
  /** The rules that sales were charged by. */
  readonly inForce: RulesOverTime;
  readonly draft: PriceRules;
  /** The start of the draft, which decides its active price-list entries. */
  readonly draftAt: Date;
  /** The minimum margin as a part of an order's tires, in parts per million. */
  readonly floorPpm: number;
}

/** A running replay. */
export interface Replay {
  /** Add sales in the order of their time, because they use up limits. */
  add(sale: ReplayedSale): void;
  state(): ReplayState;
}

const plus = (sums: OrderSums, sale: SaleSums, floorPpm: number): OrderSums => ({
  revenueInCents: addCents(sums.revenueInCents, sale.revenueInCents),
  discountInCents: addCents(sums.discountInCents, sale.discountInCents),
  totalInCents: addCents(sums.totalInCents, sale.totalInCents),
  marginBaseInCents: addCents(
    sums.marginBaseInCents,
    sale.marginInCents === null ? ZERO_CENTS : sale.netTiresInCents,
  ),
  marginInCents: addCents(sums.marginInCents, sale.marginInCents ?? ZERO_CENTS),
  ordersBelowFloor: sums.ordersBelowFloor + (isBelowFloor(sale, floorPpm) ? 1 : 0),
});

const lossOf = ({ before, after }: WorstSale): number =>
  (before.marginInCents ?? 0) - (after.marginInCents ?? 0);

const byLoss = (a: WorstSale, b: WorstSale): number =>
  lossOf(b) - lossOf(a) || (a.saleId < b.saleId ? -1 : 1);

const isChanged = (before: SaleSums, after: SaleSums): boolean =>
  before.revenueInCents !== after.revenueInCents || before.discountInCents !== after.discountInCents;

const unitsOf = ({ request }: ReplayedSale): number =>
  request.lines.reduce((sum, { quantity }) => sum + quantity, 0);

const namesOf = ({ inForce, draft }: ReplayTerms): DraftNames => ({
  draftIds: new Set(draft.promotions.map(({ promotionId }) => promotionId)),
  idOfName: new Map(
    [...inForce.promotions.map(({ rule }) => rule), ...draft.promotions].map(({ promotionId, name }) => [
      name,
      promotionId,
    ]),
  ),
});

/** Both sides of the comparison at a moment, each the same value until something changes. */
const sidesOf = ({ inForce, draft, draftAt }: ReplayTerms) => {
  const before = rulesThrough(inForce);
  let known: { readonly before: PriceRules; readonly after: PriceRules } | null = null;
  const after = (at: Date): PriceRules => {
    const then = before(at);
    if (known?.before !== then) known = { before: then, after: rulesWithDraft(then, draft, draftAt) };
    return known.after;
  };
  return { before, after };
};

/**
 * Prices sales by the rules of their moment, with and without the draft, and adds the results to `state`. The result depends only on
 * `terms`, `state` and the sales, so a replay that is interrupted and resumed from its state ends the same way.
 */
export const startReplay = (terms: ReplayTerms, state: ReplayState): Replay => {
  const { floorPpm } = terms;
  const sides = sidesOf(terms);
  const names = namesOf(terms);
  const rules = {
    before: countedRules(sides.before, state.uses.before),
    after: countedRules(sides.after, state.uses.after, names.draftIds),
  };
  const { counts, meetings } = countsOf(state);
  let so = state;

  const addCart = (before: SaleSums, after: SaleSums): void => {
    const { count, touched, beforeInCents, afterInCents } = so.carts;
    so = {
      ...so,
      carts: {
        count: count + 1,
        touched: touched + (isChanged(before, after) ? 1 : 0),
        beforeInCents: addCents(beforeInCents, before.revenueInCents),
        afterInCents: addCents(afterInCents, after.revenueInCents),
      },
    };
  };

  const addOrder = (sale: ReplayedSale, before: SaleSums, after: SaleSums, charged: SaleSums): void => {
    const isTouched = isChanged(before, after);
    const isUnlike = charged.totalInCents !== before.totalInCents;
    const off = subtractCents(before.totalInCents, charged.totalInCents);
    const units = unitsOf(sale);
    so = {
      ...so,
      orders: so.orders + 1,
      units: so.units + units,
      ordersTouched: so.ordersTouched + (isTouched ? 1 : 0),
      unitsTouched: so.unitsTouched + (isTouched ? units : 0),
      ordersUnlike: so.ordersUnlike + (isUnlike ? 1 : 0),
      unlikeInCents: addCents(so.unlikeInCents, off),
      ordersWithoutCost: so.ordersWithoutCost + (after.marginInCents === null ? 1 : 0),
      charged: plus(so.charged, charged, floorPpm),
      before: plus(so.before, before, floorPpm),
      after: plus(so.after, after, floorPpm),
    };
  };

  const keepIfWorst = (worst: WorstSale): void => {
    if (lossOf(worst) <= 0) return;
    so = { ...so, worst: [...so.worst, worst].sort(byLoss).slice(0, WORST_KEPT) };
  };

  return {
    add: (sale) => {
      const [before, after] = [rules.before.price(sale), rules.after.price(sale)];
      const [sumsBefore, sumsAfter] = [sumsOf(before.priced, sale.costs), sumsOf(after.priced, sale.costs)];
      if (sale.kind === 'cart') {
        addCart(sumsBefore, sumsAfter);
        return;
      }
      const charged = sale.charged === null ? sumsBefore : sumsOf(sale.charged, sale.costs);
      addOrder(sale, sumsBefore, sumsAfter, charged);
      countApplied(counts, 'before', before.priced, sumsBefore.revenueInCents);
      countApplied(counts, 'after', after.priced, sumsAfter.revenueInCents);
      countMissed(counts, after, names);
      countMeetings(meetings, after, names);
      keepIfWorst({
        saleId: sale.saleId,
        label: sale.label,
        isBelowFloor: isBelowFloor(sumsAfter, floorPpm),
        before: sumsBefore,
        after: sumsAfter,
        traceBefore: before.priced.trace,
        traceAfter: after.priced.trace,
      });
    },
    state: () => ({
      ...so,
      promotions: Object.fromEntries(counts),
      meetings: Object.fromEntries(meetings),
      uses: { before: rules.before.uses(), after: rules.after.uses() },
    }),
  };
};
