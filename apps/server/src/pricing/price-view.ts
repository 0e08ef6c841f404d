import { guestContext, type PriceContext, type PriceRules, STANDARD_RULES } from '@simpletread/domain';

/** By which rules, for whom and when prices are made. */
export interface PriceView {
  readonly rules: PriceRules;
  readonly context: PriceContext;
  /** The same for views that price everything alike. */
  readonly key: string;
}

/** How a guest sees prices at `at` while no rules but the standard ones hold. */
export const standardView = (at: Date): PriceView => ({
  rules: STANDARD_RULES,
  context: guestContext(at),
  key: 'standard',
});
