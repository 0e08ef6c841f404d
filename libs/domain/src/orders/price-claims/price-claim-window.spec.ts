import { parseOfferAddress } from './offer-address.js';
import { formatPriceClaimNumber, parsePriceClaimNumber } from './price-claim-number.js';
import { areClaimsUsedUp, priceClaimStateWord, PRICE_CLAIM_STATES } from './price-claim-state.js';
import { canClaimPrice, lastPriceClaimDay, priceClaimDaysLeft } from './price-claim-window.js';

// 11:30 p.m. on February 27 in the east, in a leap year.
const PLACED_AT = new Date('2028-02-28T04:30:00.000Z');
const order = { state: 'delivered', placedAt: PLACED_AT, isCancelPending: false } as const;

const codeOf = (change: object, now: string): string | null => {
  const result = canClaimPrice({ ...order, ...change }, new Date(now));
  return result.ok ? null : result.fault.code;
};

describe('the window of the price guarantee', () => {
  it('ends with the 30th Eastern day after the order, over leap day and summer time', () => {
    expect(lastPriceClaimDay(PLACED_AT)).toBe('2028-03-28');
    expect(priceClaimDaysLeft(PLACED_AT, PLACED_AT)).toBe(30);
    expect(priceClaimDaysLeft(PLACED_AT, new Date('2028-03-29T03:59:59.999Z'))).toBe(0);
    expect(codeOf({}, '2028-03-29T03:59:59.999Z')).toBeNull();
    expect(codeOf({}, '2028-03-29T04:00:00.000Z')).toBe('priceClaim.windowClosed');
  });

  it('opens when the order can’t be cancelled any more', () => {
    expect(codeOf({ state: 'placed' }, '2028-02-28T04:59:59.999Z')).toBe('priceClaim.tooEarly');
    expect(codeOf({ state: 'placed' }, '2028-02-28T05:00:00.000Z')).toBeNull();
    expect(codeOf({ isCancelPending: true }, '2028-03-01T05:00:00.000Z')).toBe('priceClaim.tooEarly');
    expect(codeOf({ state: 'cancelled' }, '2028-03-01T05:00:00.000Z')).toBe('priceClaim.orderCancelled');
  });
});

describe('the parts of a claim', () => {
  it('have a number that is read in any spelling', () => {
    expect(parsePriceClaimNumber(formatPriceClaimNumber(20_931))).toBe(20_931);
    expect(parsePriceClaimNumber(' pg 20931 ')).toBe(20_931);
    expect(parsePriceClaimNumber('RT-20931')).toBeNull();
  });

  it('have a name for each state, and end after five in vain', () => {
    expect(new Set(PRICE_CLAIM_STATES.map(priceClaimStateWord)).size).toBe(PRICE_CLAIM_STATES.length);
    expect(areClaimsUsedUp(['denied', 'withdrawn', 'denied', 'denied'])).toBe(false);
    expect(areClaimsUsedUp(['denied', 'withdrawn', 'denied', 'denied', 'refunded'])).toBe(false);
    expect(areClaimsUsedUp(['denied', 'withdrawn', 'denied', 'denied', 'denied'])).toBe(true);
  });

  it.each([
    ['tires.example.com/kestrel?size=225', 'https://tires.example.com/kestrel?size=225'],
    [' http://Shop.example ', 'http://shop.example/'],
  ])('read the address %s', (typed, read) => {
    expect(parseOfferAddress(typed)).toEqual({ ok: true, value: read });
  });

  it.each([
    '',
    'a flyer',
    'javascript:alert(1)',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://me:pw@shop.example/',
  ])('refuse %s as an address', (typed) => {
    expect(parseOfferAddress(typed).ok).toBe(false);
  });
});
