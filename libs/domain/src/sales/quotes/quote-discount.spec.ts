import { cents, ratePpm } from '../../money/index.js';
import { discountedPrice, type DiscountedTire, needsApproval } from './quote-discount.js';

const LIMIT = ratePpm(50_000);
const aTire = (discount: number, changed: Partial<DiscountedTire> = {}): DiscountedTire => ({
  unitPriceInCents: cents(10_000),
  discountInCents: cents(discount),
  floorInCents: cents(9_000),
  approvedInCents: null,
  ...changed,
});

describe('a discount in a quote', () => {
  it('needs approval from one cent above the limit of the role', () => {
    expect(needsApproval(aTire(500), LIMIT)).toBe(false);
    expect(needsApproval(aTire(501), LIMIT)).toBe(true);
    expect(needsApproval(aTire(1), ratePpm(0))).toBe(true);
  });

  it('needs approval below the floor, and where the cost is unknown', () => {
    expect(needsApproval(aTire(400, { floorInCents: cents(9_600) }), LIMIT)).toBe(false);
    expect(needsApproval(aTire(400, { floorInCents: cents(9_601) }), LIMIT)).toBe(true);
    expect(needsApproval(aTire(1, { floorInCents: null }), LIMIT)).toBe(true);
  });

  it('needs nobody for a price of the shop, or one that was approved', () => {
    expect(needsApproval(aTire(0, { floorInCents: cents(20_000) }), LIMIT)).toBe(false);
    expect(needsApproval(aTire(2_000, { approvedInCents: cents(8_000) }), LIMIT)).toBe(false);
    expect(needsApproval(aTire(2_001, { approvedInCents: cents(8_000) }), LIMIT)).toBe(true);
  });

  it('leaves at least a cent', () => {
    expect(discountedPrice(cents(100), cents(99))).toEqual({ ok: true, value: 1 });
    expect(discountedPrice(cents(100), cents(100))).toMatchObject({
      fault: { code: 'quote.discountTooHigh' },
    });
  });
});
