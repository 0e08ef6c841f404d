import type { CartReply } from '@simpletread/contract';
import type { PricedCart } from '@simpletread/domain';

/** A priced cart as the contract shows it: the same figures in lists that a reply may own. */
export const pricedCartReply = (priced: PricedCart): CartReply['pricing'] => ({
  ...priced,
  lines: priced.lines.map((line) => ({ ...line })),
  promotions: priced.promotions.map((promotion) => ({
    ...promotion,
    lines: promotion.lines.map((line) => ({ ...line })),
  })),
  trace: priced.trace.map((step) => ({ ...step })),
});
