import { fieldName, fieldText } from './field-text.js';

const now = new Date('2026-11-20T20:00:00Z');

describe('a stored field', () => {
  it('is named as people say it', () => {
    expect(['isActive', 'refundedInCents', 'address1', 'shopId'].map(fieldName)).toEqual([
      'is active',
      'refunded',
      'address 1',
      'shop id',
    ]);
  });

  it.each([
    ['refundedInCents', 75_548, '$755.48'],
    ['isActive', false, 'no'],
    ['cancelledAt', '2026-11-20T15:17:19.123+00:00', 'Nov 20, 10:17 am'],
    ['note', null, 'nothing'],
    ['company', '', 'nothing'],
    ['services', ['a', 'b'], 'a, b'],
    ['services', [], 'nothing'],
    ['vehicle', { make: 'Ram', modelSlug: '1500', year: 2016 }, 'make Ram, model slug 1500, year 2016'],
    ['tireCount', 4, '4'],
  ])('reads as people read it: %s %j', (field, value, text) => {
    expect(fieldText(field, value, now)).toBe(text);
  });
});
