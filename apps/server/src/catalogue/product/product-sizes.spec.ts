import { cents } from '@simpletread/domain';

import { standardView } from '../../pricing/price/price-view.js';
import { ShopperOffers } from '../tire-search/index.js';
import { sampleTire } from '../tires/testing/sample-tire.js';
import { ProductSizes } from './product-sizes.js';

const VIEW = standardView(new Date('2026-11-16T15:00:00.000Z'));
const aTire = (itemNumber: number) => ({
  ...sampleTire({ itemNumber, available: 20 }),
  tireId: `00000000-0000-4000-8000-00000000000${itemNumber}`,
});
const tires = [aTire(1), aTire(2)];
const nothing = new Map<string, ReturnType<typeof cents>>();

describe('the sizes of a product', () => {
  const sizes = new ProductSizes(new ShopperOffers());
  const written = (of: typeof tires, charged: ReadonlyMap<string, ReturnType<typeof cents>> = nothing) =>
    sizes.of(of, VIEW, charged).written();

  it('are written down as they are', () => {
    expect(JSON.parse(written(tires).body.toString())).toEqual(sizes.of(tires, VIEW, nothing).values());
  });

  it('are written down once while no tire changes', () => {
    expect(written(tires)).toBe(written(tires));
  });

  it('are written down again when one is sold', () => {
    const [first = aTire(1), second = aTire(2)] = tires;
    const sold = [{ ...first, available: 3 }, second];
    expect(JSON.parse(written(sold).body.toString())).toEqual(sizes.of(sold, VIEW, nothing).values());
    expect(written(sold).body.toString()).toContain('"lowStock"');
  });

  it('are written down again when another price was charged', () => {
    const before = written(tires);
    expect(written(tires, new Map(nothing))).not.toBe(before);
  });
});
