import { type Cents, sumCents } from '../money/index.js';
import type { FetBasis } from './fet.js';
import { priceLines } from './price-lines.js';
import { traceOf } from './price-trace.js';
import type { PricedCart, PricedLine } from './priced-cart.js';
import type { PriceRequest } from './price-request.js';

type AmountField = Extract<keyof PricedLine, `${string}InCents`>;

/**
 * Prices a cart, exact to the cent, in the order that `price-order.ts` states. Every amount of the cart is the sum of
 * its lines'; the totals do not depend on the order of the lines. Without a destination, tax and state fee are zero and
 * `isTaxKnown` is false. Coverage without installation is not charged.
 *
 * `fetBasis` says how the excise tax counts a part of ten pounds. A quantity below 1 or a broken figure throws
 * `RangeError`: requests are built from checked carts.
 */
export const priceCart = (request: PriceRequest, fetBasis: FetBasis = 'proRata'): PricedCart => {
  const lines = priceLines(request, fetBasis);
  const sum = (field: AmountField): Cents => sumCents(lines.map((line) => line[field]));
  const freightInCents = sum('freightInCents');
  return {
    lines,
    tiresInCents: sum('subtotalInCents'),
    installationInCents: sum('installationInCents'),
    installationSavingInCents: sum('installationSavingInCents'),
    roadHazardInCents: sum('roadHazardInCents'),
    fetInCents: sum('fetInCents'),
    stateFeeInCents: sum('stateFeeInCents'),
    freightInCents,
    shippingInCents: freightInCents,
    salesTaxInCents: sum('salesTaxInCents'),
    totalInCents: sum('totalInCents'),
    isTaxKnown: request.destination !== null,
    trace: traceOf(lines, request),
  };
};
