import { cents } from '@simpletread/domain';
import fc from 'fast-check';
import { boundsLabel, priceLegend, pricesText, wholeDollars } from './price-words';

const facet = (minInCents: number, maxInCents: number, count: number) => ({
  unit: 'total' as const,
  minInCents: cents(minInCents),
  maxInCents: cents(maxInCents),
  buckets: [{ fromInCents: cents(0), toInCents: cents(200_000), count }],
});

describe('words of a price filter', () => {
  it('name the displayed price', () => {
    expect(priceLegend('total', false)).toBe('Out the door, four tires');
    expect(priceLegend('total', true)).toBe('Out the door, set of four');
    expect(priceLegend('tire', false)).toBe('Price per tire');
    expect(priceLegend('tire', true)).toBe('Average price per tire');
  });

  it('name bounds with their unit', () => {
    expect(boundsLabel('total', { min: 400, max: 1000 })).toBe('$400 to $1,000 out the door');
    expect(boundsLabel('tire', { min: undefined, max: 120 })).toBe('Up to $120 per tire');
    expect(boundsLabel('total', { min: 400, max: undefined })).toBe('From $400 out the door');
  });

  it('name the actual range', () => {
    expect(pricesText(facet(39_520, 100_010, 12))).toBe('12 tires cost $395 to $1,001 out the door');
    expect(pricesText(facet(40_000, 40_000, 1))).toBe('1 tire costs $400 out the door');
    expect(pricesText(facet(0, 0, 0))).toBeNull();
  });

  it('have ends that hide nothing when typed', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (lowestInCents, span) => {
        const { lowest, highest } = wholeDollars(facet(lowestInCents, lowestInCents + span, 1));
        expect(lowest * 100).toBeLessThanOrEqual(lowestInCents);
        expect(highest * 100).toBeGreaterThanOrEqual(lowestInCents + span);
      }),
    );
  });
});
