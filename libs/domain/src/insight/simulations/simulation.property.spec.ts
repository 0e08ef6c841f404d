import fc from 'fast-check';

import { cents } from '../../money/index.js';
import type { PriceRules } from '../../pricing/index.js';
import { countedRules } from './counted-rules.js';
import { rulesWithDraft } from './replay-rules.js';
import { NOTHING_REPLAYED, type ReplayState } from './replay-state.js';
import type { ReplayedSale } from './replayed-sale.js';
import { unchangedRules } from '../../pricing/index.js';
import { startReplay } from './start-replay.js';
import { aPriceRequest, somePriceRules } from '../../pricing/price/testing/price-arbitraries.js';
import { AT } from '../../pricing/price/testing/price-builders.js';

type Uncharged = Omit<ReplayedSale, 'charged'>;

const someSales: fc.Arbitrary<readonly Uncharged[]> = fc
  .array(
    fc.record({
      request: aPriceRequest,
      customer: fc.constantFrom('ann', 'bob', 'cat'),
      isCart: fc.boolean(),
      cost: fc.option(fc.integer({ min: 1, max: 100_000 })),
    }),
    { maxLength: 8 },
  )
  .map((sales) =>
    sales.map(({ request, customer, isCart, cost }, index) => ({
      saleId: String(index),
      label: String(index),
      kind: isCart ? 'cart' : 'order',
      request,
      customer,
      costs: new Map(cost === null ? [] : request.lines.map(({ lineId }) => [lineId, cents(cost)])),
    })),
  );

/** Limits of every kind, low enough to be reached. */
const someLimitedRules: fc.Arbitrary<PriceRules> = fc
  .tuple(somePriceRules, fc.infiniteStream(fc.option(fc.integer({ min: 1, max: 3 }))))
  .map(([rules, limits]) => ({
    ...rules,
    promotions: rules.promotions.map((promotion) => ({
      ...promotion,
      limits: {
        ...promotion.limits,
        uses: limits.next().value,
        usesPerCustomer: limits.next().value,
      },
    })),
  }));

/** Charges the sales one after another, like the shop. */
const charged = (sales: readonly Uncharged[], rules: PriceRules): ReplayedSale[] => {
  const till = countedRules(() => rules, {});
  return sales.map((sale) => {
    const { priced } = till.price({ ...sale, charged: null });
    return { ...sale, charged: sale.kind === 'order' ? priced : null };
  });
};

const NO_RULES: PriceRules = { promotions: [], priceLists: [] };
const NO_DRAFT = { inForce: unchangedRules(NO_RULES), draft: NO_RULES, draftAt: AT, floorPpm: 100_000 };

const kept = (state: ReplayState): ReplayState => JSON.parse(JSON.stringify(state)) as ReplayState;

describe('a replay', () => {
  it('gives the charged price to the cent under the rules in force', () => {
    fc.assert(
      fc.property(someSales, someLimitedRules, (sales, rules) => {
        const terms = { ...NO_DRAFT, inForce: unchangedRules(rules) };
        const run = startReplay(terms, NOTHING_REPLAYED);
        charged(sales, rules).forEach((sale) => run.add(sale));
        const state = run.state();
        expect(state.before).toEqual(state.charged);
        expect(state.after).toEqual(state.charged);
        expect(state).toMatchObject({ ordersUnlike: 0, unlikeInCents: 0, ordersTouched: 0, worst: [] });
      }),
    );
  });

  it('gives the same result if interrupted anywhere and resumed', () => {
    fc.assert(
      fc.property(someSales, someLimitedRules, somePriceRules, fc.nat(8), (sales, rules, draft, at) => {
        const all = charged(sales, rules);
        const terms = { ...NO_DRAFT, inForce: unchangedRules(rules), draft };
        const whole = startReplay(terms, NOTHING_REPLAYED);
        all.forEach((sale) => whole.add(sale));
        const first = startReplay(terms, NOTHING_REPLAYED);
        all.slice(0, at).forEach((sale) => first.add(sale));
        const rest = startReplay(terms, kept(first.state()));
        all.slice(at).forEach((sale) => rest.add(sale));
        expect(kept(rest.state())).toEqual(kept(whole.state()));
      }),
    );
  });

  it('adds up: the draft’s discount is the sum of its rules’ discounts on each order', () => {
    fc.assert(
      fc.property(someSales, someLimitedRules, (sales, rules) => {
        const run = startReplay({ ...NO_DRAFT, draft: rules }, NOTHING_REPLAYED);
        charged(sales, rulesWithDraft(NO_RULES, rules, AT)).forEach((sale) => run.add(sale));
        const { after, charged: paid, promotions } = run.state();
        expect(after).toEqual(paid);
        const off = Object.values(promotions).reduce((sum, one) => sum + one.after.discountInCents, 0);
        expect(off).toBe(after.discountInCents);
      }),
    );
  });
});
