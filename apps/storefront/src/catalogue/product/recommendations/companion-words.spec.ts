import { cents } from '@simpletread/domain';
import { buyerWords, habitWords, similarityWords } from './companion-words';

const habits = { since: '2025-11-20', orderCount: 1200, installedPercent: 82, coveredPercent: 41, items: [] };
const score = { overall: 8.4, longLasting: 8, handling: 8, traction: 8, durability: 8 };

describe('the texts beside a tire', () => {
  it('shows its buyers’ choices, and the counting rule', () => {
    expect(habitWords(habits)).toBe(
      'Of 1,200 orders of this line in the last 12 months, 82% had the tires installed and 41% added road hazard coverage.',
    );
    expect(habitWords({ ...habits, orderCount: 2 })).toBeNull();
  });

  it('says whose buyers also bought a tire', () => {
    const item = { itemNumber: 1, buyerCount: 5 };
    expect(buyerWords({ ...item, basis: 'line' }, 'All Season')).toBe('5 buyers of this tire');
    expect(buyerWords({ ...item, basis: 'category' }, 'All Season')).toBe('5 buyers of All Season tires');
  });

  it.each([
    [14_000, 8.4, '$10.00 less per tire, same score'],
    [16_250, 8.7, '$12.50 more per tire, 0.3 better score'],
    [15_000, 8, 'Same price, 0.4 lower score'],
  ])('compares another tire: %i cents and %d', (price, overall, words) => {
    const other = { priceInCents: cents(price), score: { ...score, overall } };
    expect(similarityWords(other, { priceInCents: 15_000, score: 8.4 })).toBe(words);
    expect(similarityWords({ ...other, score: null }, { priceInCents: 15_000, score: 8.4 })).not.toContain(
      'score',
    );
  });
});
