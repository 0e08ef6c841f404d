import { cents } from '@simpletread/domain';

import { CatalogueIndex } from './catalogue-index.js';
import { changedIndex } from './changed-index.js';
import type { ProductLine } from '../lines/product-line.js';
import { SAMPLE_LINE } from '../testing/sample-tire.js';

const size = (code: string, tireCount: number) => ({
  code,
  searchCode: code,
  slug: code.toLowerCase().replace('/', '-'),
  rimIn: 17,
  aspect: 65,
  overallDiameterIn: 28.5,
  oeFitmentCount: 1,
  tireCount,
});

const counts = (lineId: string, sizeCodes: string[], price: number) => ({
  lineId,
  tireCount: sizeCodes.length,
  sizeCount: sizeCodes.length,
  fromPriceInCents: cents(price),
  sizeCodes,
  sizeTireCounts: sizeCodes.map(() => 1),
});

const ONE: ProductLine = { ...SAMPLE_LINE, lineId: '1', lineName: 'One' };
const TWO: ProductLine = { ...SAMPLE_LINE, lineId: '2', lineName: 'Two', lineSlug: 'two' };
const WHOLE = new CatalogueIndex({
  lines: [ONE, TWO],
  brands: [
    {
      key: ONE.brandKey,
      slug: ONE.brandSlug,
      name: ONE.brandName,
      tier: null,
      description: null,
      lineCount: 2,
    },
  ],
  categories: [],
  sizes: [size('225/65R17', 2), size('235/65R17', 1)],
  assortment: { lines: [counts('1', ['225/65R17'], 100), counts('2', ['225/65R17', '235/65R17'], 200)] },
});

const change = (lines: readonly ProductLine[], now: ReturnType<typeof counts>[], sizeCodes: string[]) =>
  changedIndex(WHOLE, { lines, counts: now, lineIds: lines.map(({ lineId }) => lineId), sizeCodes });

describe('a catalogue of which some lines have changed', () => {
  it('has the new price, and everything else as the very same values', () => {
    const index = change([{ ...ONE }], [counts('1', ['225/65R17'], 90)], ['225/65R17']);
    expect(index.assortment.brandCalled(ONE.brandSlug)?.fromPriceInCents).toBe(90);
    expect(index.line('1')).toBe(ONE);
    expect(index.line('2')).toBe(TWO);
    expect(index.size('225/65R17')).toBe(WHOLE.size('225/65R17'));
  });

  it('has a line’s new words', () => {
    const index = change([{ ...ONE, lineName: 'Uno' }], [counts('1', ['225/65R17'], 100)], ['225/65R17']);
    expect(index.line('1')?.lineName).toBe('Uno');
    expect(index.lineCalled(ONE.brandSlug, ONE.lineSlug)?.lineName).toBe('Uno');
  });

  it('recounts a size, and removes a line without tires on sale', () => {
    const index = change([ONE], [], ['225/65R17']);
    expect(index.size('225/65R17')?.tireCount).toBe(1);
    expect(index.size('235/65R17')).toBe(WHOLE.size('235/65R17'));
    expect(index.assortment.brandCalled(ONE.brandSlug)?.lines.map(({ lineId }) => lineId)).toEqual(['2']);
  });
});
