import { aTireCard } from '../../testing/a-tire-card';
import { firstOfCategories } from '../home/showcase';
import { brandsOf, linesOf } from './brand-lines';

const facets = (...brands: [string, string][]) => ({
  facets: { brand: brands.map(([value, label]) => ({ value, label, count: 1 })) } as Parameters<
    typeof brandsOf
  >[0][number]['facets'],
});

const score = (overall: number) => ({ overall, longLasting: 8, handling: 8, traction: 8, durability: 8 });

describe('brands and lines of the hubs', () => {
  it('names every brand once, in order', () => {
    expect(brandsOf([facets(['toyo', 'Toyo'], ['bfg', 'BFGoodrich']), facets(['toyo', 'Toyo'])])).toEqual([
      { slug: 'bfg', name: 'BFGoodrich' },
      { slug: 'toyo', name: 'Toyo' },
    ]);
  });

  it('shows every line once, best score first', () => {
    const lines = linesOf([
      aTireCard({ lineSlug: 'b', score: score(8) }),
      aTireCard({ lineSlug: 'a', score: null }),
      aTireCard({ lineSlug: 'c', score: score(9) }),
      aTireCard({ lineSlug: 'b', score: score(9.5) }),
    ]);
    expect(lines.map(({ lineSlug }) => lineSlug)).toEqual(['c', 'b', 'a']);
  });

  it('takes the first tire of each type that is in stock', () => {
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
