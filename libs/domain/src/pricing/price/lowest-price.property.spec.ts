import fc from 'fast-check';
import { guestContext, type PriceRequest } from '../price-request/index.js';
import type { Promotion } from '../promotions/index.js';
import { lowestPrice, type SaleTerms } from './lowest-price.js';
import { priceCart } from './price-cart.js';
import { unchangedRules } from './rules-over-time.js';
import { aPriceRequest, somePriceRules } from './testing/price-arbitraries.js';
import { AT } from './testing/price-builders.js';

const TO = new Date(AT.getTime() + 86_400_000);

const isUnlimited = ({ limits }: Promotion): boolean =>
  limits.uses === null && limits.usesPerCustomer === null && limits.budgetInCents === null;

// Rules whose windows are no change within the period.
const steadyRules = somePriceRules.map(({ promotions, priceLists }) => ({
  promotions: promotions.filter(isUnlimited).map((each) => ({ ...each, startsAt: null, endsAt: null })),
  priceLists: priceLists.map((list) => ({ ...list, startsAt: null, endsAt: null })),
}));

const aGuestsCart = aPriceRequest
  .filter(({ lines }) => lines.length > 0)
  .map(({ lines, installation, destination, context }): PriceRequest => ({
    lines: lines.slice(0, 4),
    installation,
    destination,
    context: {
      ...guestContext(AT),
      zip: context.zip,
      paymentMethod: context.paymentMethod,
      vehicle: context.vehicle,
    },
  }));

const termsOf = ({ installation, destination, context }: PriceRequest): SaleTerms => ({
  installation,
  destination,
  zip: context.zip,
  paymentMethod: context.paymentMethod,
  vehicle: context.vehicle,
});

const someReturned = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 });

describe('the lowest price of a period without a change', () => {
  it('is never below what the cart paid for any of its lines, whatever came back of it', () => {
    fc.assert(
      fc.property(aGuestsCart, steadyRules, someReturned, (request, rules, returned) => {
        const paid = priceCart(request, rules);
        const kept = request.lines.flatMap((line, index) => {
          const quantity = line.quantity - (returned[index] ?? 0);
          return quantity > 0 ? [{ ...line, quantity }] : [];
        });
        const period = { from: AT, to: TO, rules: unchangedRules(rules), former: new Map() };
        for (const { lineId, subtotalInCents, discountInCents, quantity } of paid.lines) {
          if (!kept.some((line) => line.lineId === lineId)) continue;
          const { pricePerTireInCents } = lowestPrice(
            lineId,
            [request.lines, kept],
            period,
            termsOf(request),
          );
          expect(pricePerTireInCents * quantity).toBeGreaterThanOrEqual(subtotalInCents - discountInCents);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
