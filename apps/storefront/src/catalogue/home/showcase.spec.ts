import { aTireCard } from '../../shell/testing/a-tire-card';
import { firstOfCategories } from './showcase';

describe('the best of each type', () => {
  it('are the first tires of each type in stock', () => {
    const tires = [
      aTireCard({ categoryId: 3, lineSlug: 'sold-out', availability: { state: 'outOfStock', quantity: 0 } }),
      aTireCard({ categoryId: 11, lineSlug: 'tour' }),
      aTireCard({ categoryId: 3, lineSlug: 'ice' }),
      aTireCard({ categoryId: 11, lineSlug: 'second' }),
    ];
    expect(firstOfCategories(tires, 5).map(({ lineSlug }) => lineSlug)).toEqual(['tour', 'ice']);
    expect(firstOfCategories(tires, 1)).toHaveLength(1);
  });
});
