import { entryColumnOf, entryMomentOf, entryRuleOf, entryScopeOf } from './entry-words.js';

const momentOf = (text: string): string | null => {
  const read = entryMomentOf(text);
  return read.ok ? (read.value?.toISOString() ?? null) : read.fault.code;
};

describe('the words of a price list', () => {
  it.each([
    ['Min tires', 'min_tires'],
    [' STARTS_AT ', 'starts_at'],
    ['shelf', null],
  ])('name a column: %p', (text, column) => {
    expect(entryColumnOf(text)).toBe(column);
  });

  it.each([
    ['brand', 'brand'],
    ['Categories', 'category'],
    ['EVERYTHING', 'all'],
    ['shelf', null],
    ['constructor', null],
  ])('give a price’s scope: %p', (text, scope) => {
    expect(entryScopeOf(text)).toBe(scope);
  });

  it.each([
    ['percentOff', 'percentOff'],
    ['% off', 'percentOff'],
    ['Price $', 'fixed'],
    ['$ OFF', 'amountOff'],
    ['half', null],
    ['constructor', null],
  ])('give a price’s rule: %p', (text, rule) => {
    expect(entryRuleOf(text)).toBe(rule);
  });
});

describe('a moment in a price list', () => {
  it.each([
    ['', null],
    ['2026-11-27T00:00:00Z', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27T00:00:00.250-05:00', '2026-11-27T05:00:00.250Z'],
    ['2026-11-27', '2026-11-27T05:00:00.000Z'],
    ['2026-07-04 09:05', '2026-07-04T13:05:00.000Z'],
    ['2026-11-30T23:59:59', '2026-12-01T04:59:59.000Z'],
    ['12/1/2026', '2026-12-01T05:00:00.000Z'],
    ['7/4/2026 9:05', '2026-07-04T13:05:00.000Z'],
    ['12/31/2026 23:59:59', '2027-01-01T04:59:59.000Z'],
  ])('is read with its zone or in Eastern time: %p', (text, instant) => {
    expect(momentOf(text)).toBe(instant);
  });

  it.each([
    'tomorrow',
    '24/12/2026',
    '2026-02-30',
    '12/1/26',
    '12/1/2026 24:00',
    '2026-11-27 10:00:61',
    '2026-03-08 02:30',
    '2026-13-01T00:00:00Z',
    '2026-02-31T00:00:00-05:00',
  ])('is none if calendar or clock have none: %p', (text) => {
    expect(momentOf(text)).toBe('pricing.timeInvalid');
  });
});
