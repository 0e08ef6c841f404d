import { addCents, ZERO_CENTS } from '../money/index.js';
import { type ExplainedPrice, explainPrice, type PriceRules, type Promotion } from '../pricing/index.js';
import type { ReplayedSale } from './replayed-sale.js';
import type { ReplayUses } from './replay-state.js';

type Use = ReplayUses[string] & { customers: Record<string, number> };

const isLimited = ({ limits }: Promotion): boolean => limits.uses !== null || limits.budgetInCents !== null;
const isPersonal = ({ limits }: Promotion): boolean => limits.usesPerCustomer !== null;

/** Rules whose limits are used up by the orders that are priced with them, in the order they come. */
export interface CountedRules {
  price(sale: ReplayedSale): ExplainedPrice;
  uses(): ReplayUses;
}

/** Begins with `uses`, and with nothing used of what it does not name, whatever the rules themselves say. */
export const countedRules = (rules: PriceRules, uses: ReplayUses): CountedRules => {
  const counted = new Map(rules.promotions.map((promotion) => [promotion.promotionId, promotion]));
  const now = new Map<string, Use>(
    Object.entries(uses).map(([id, use]) => [id, { ...use, customers: { ...use.customers } }]),
  );
  const personal = rules.promotions.filter(isPersonal);
  let current: PriceRules | null = null;

  const withUses = (): PriceRules => ({
    priceLists: rules.priceLists,
    promotions: rules.promotions.map((promotion) => {
      if (!isLimited(promotion)) return promotion;
      const use = now.get(promotion.promotionId);
      return {
        ...promotion,
        use: { uses: use?.uses ?? 0, spentInCents: use?.spentInCents ?? ZERO_CENTS },
      };
    }),
  });

  const usesOf = (customer: string): Map<string, number> =>
    new Map(
      personal.flatMap(({ promotionId }) => {
        const times = now.get(promotionId)?.customers[customer];
        return times === undefined ? [] : [[promotionId, times] as const];
      }),
    );

  const count = ({ priced }: ExplainedPrice, customer: string): void => {
    for (const { promotionId, amountInCents } of priced.promotions) {
      const promotion = counted.get(promotionId);
      if (promotion === undefined || !(isLimited(promotion) || isPersonal(promotion))) continue;
      const use = now.get(promotionId) ?? { uses: 0, spentInCents: ZERO_CENTS, customers: {} };
      if (isPersonal(promotion)) use.customers[customer] = (use.customers[customer] ?? 0) + 1;
      now.set(promotionId, {
        uses: use.uses + 1,
        spentInCents: addCents(use.spentInCents, amountInCents),
        customers: use.customers,
      });
      if (isLimited(promotion)) current = null;
    }
  };

  return {
    price: ({ kind, request, customer }) => {
      const { context } = request;
      const shopper = { ...context.shopper, uses: usesOf(customer) };
      current ??= withUses();
      const price = explainPrice({ ...request, context: { ...context, shopper } }, current);
      if (kind === 'order') count(price, customer);
      return price;
    },
    uses: () => Object.fromEntries(now),
  };
};
