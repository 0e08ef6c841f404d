import type { CartReply } from '@simpletread/contract';
import type { PricedCart } from '@simpletread/domain';

/** Converts a priced cart to the contract's shape, with mutable lists. */
export const pricedCartReply = (priced: PricedCart): CartReply['pricing'] => ({
  ...priced,
  lines: priced.lines.map((line) => ({ ...line })),
  promotions: priced.promotions.map((promotion) => ({
    ...promotion,
    lines: promotion.lines.map((line) => ({ ...line })),
  })),
  trace: priced.trace.map((step) => ({ ...step })),
});
