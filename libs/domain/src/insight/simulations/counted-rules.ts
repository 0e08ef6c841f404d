import { addCents, ZERO_CENTS } from '../../money/index.js';
import { type ExplainedPrice, explainPrice, type PriceRules, type Promotion } from '../../pricing/index.js';
import type { ReplayUses } from './replay-state.js';
import type { ReplayedSale } from './replayed-sale.js';

type Use = Omit<ReplayUses[string], 'customers'> & { readonly customers: Map<string, number> };

const isLimited = ({ limits }: Promotion): boolean => limits.uses !== null || limits.budgetInCents !== null;
const isPersonal = ({ limits }: Promotion): boolean => limits.usesPerCustomer !== null;

/** Rules whose limits are used up by the orders priced with them, in order. */
export interface CountedRules {
  price(sale: ReplayedSale): ExplainedPrice;
  uses(): ReplayUses;
}

/**
 * Prices each sale by the rules of its moment. Starts with `uses`, and with zero for everything it doesn't name, whatever the rules
 * themselves say. Uses survive a rewrite of their promotion. A `drafted` promotion has no uses.
 */
export const countedRules = (
  rulesAt: (at: Date) => PriceRules,
  uses: ReplayUses,
  drafted: ReadonlySet<string> = new Set(),
): CountedRules => {
  const now = new Map<string, Use>(
    Object.entries(uses).map(([id, use]) => [
      id,
      { ...use, customers: new Map(Object.entries(use.customers)) },
    ]),
  );
  let rules: PriceRules | null = null;
  let counted = new Map<string, Promotion>();
  let personal: readonly Promotion[] = [];
  let current: PriceRules | null = null;

  const turnTo = (next: PriceRules): PriceRules => {
    if (next !== rules) {
      rules = next;
      counted = new Map(next.promotions.map((promotion) => [promotion.promotionId, promotion]));
      personal = next.promotions.filter(isPersonal);
      current = null;
    }
    current ??= withUses(next);
    return current;
  };

  const withUses = ({ priceLists, promotions }: PriceRules): PriceRules => ({
    priceLists,
    promotions: promotions.map((promotion) => {
      if (!isLimited(promotion)) return promotion;
      const use = now.get(promotion.promotionId);
      return {
        ...promotion,
        use: { uses: use?.uses ?? 0, spentInCents: use?.spentInCents ?? ZERO_CENTS },
      };
    }),
  });

  /** A customer's uses of a promotion: from the replay, otherwise from the sale, which covers the time before the first one. */
  const timesOf = (promotionId: string, { customer, request }: ReplayedSale): number => {
    const counted = now.get(promotionId)?.customers.get(customer);
    if (counted !== undefined) return counted;
    return drafted.has(promotionId) ? 0 : (request.context.shopper.uses.get(promotionId) ?? 0);
  };

  const usesOf = (sale: ReplayedSale): Map<string, number> =>
    new Map(personal.map(({ promotionId }) => [promotionId, timesOf(promotionId, sale)]));

  const count = ({ priced }: ExplainedPrice, sale: ReplayedSale): void => {
    for (const { promotionId, amountInCents } of priced.promotions) {
      const promotion = counted.get(promotionId);
      if (promotion === undefined || !(isLimited(promotion) || isPersonal(promotion))) continue;
      const use = now.get(promotionId) ?? {
        uses: 0,
        spentInCents: ZERO_CENTS,
        customers: new Map<string, number>(),
      };
      if (isPersonal(promotion)) use.customers.set(sale.customer, timesOf(promotionId, sale) + 1);
      now.set(promotionId, {
        uses: use.uses + 1,
        spentInCents: addCents(use.spentInCents, amountInCents),
        customers: use.customers,
      });
      if (isLimited(promotion)) current = null;
    }
  };

  return {
    price: (sale) => {
      const { kind, request } = sale;
      const { context } = request;
      const then = turnTo(rulesAt(context.at));
      const shopper = { ...context.shopper, uses: usesOf(sale) };
      const price = explainPrice({ ...request, context: { ...context, shopper } }, then);
      if (kind === 'order') count(price, sale);
      return price;
    },
    uses: () =>
      Object.fromEntries(
        [...now].map(([id, use]) => [id, { ...use, customers: Object.fromEntries(use.customers) }]),
      ),
  };
};
