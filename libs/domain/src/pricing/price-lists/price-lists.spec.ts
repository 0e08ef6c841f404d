import { cents } from '../../money/index.js';
import type { PriceLine } from '../price-request/index.js';
import { priceCart } from '../price/index.js';
import type { PriceList, PriceListEntry } from './price-list.js';
import {
  AT,
  aContext,
  aLine,
  aPriceList,
  aRequest,
  aShopper,
  rulesOf,
  traits,
} from '../price/testing/price-builders.js';

const fleet = aShopper({ priceGroup: 'fleet', accountTypes: ['Fleet'] });

const entry = (change: Partial<PriceListEntry>): PriceListEntry => ({
  scope: 'all',
  key: '',
  minTires: 1,
  rule: { kind: 'percentOff', ratePpm: 100_000 },
  ...change,
});

const unitPrice = (
  lists: readonly PriceList[],
  { shopper = fleet, line = aLine() }: { readonly shopper?: typeof fleet; readonly line?: PriceLine } = {},
): number | undefined =>
  priceCart(aRequest({ lines: [line], context: aContext({ shopper }) }), rulesOf([], lists)).lines[0]
    ?.unitPriceInCents;

describe('a price list', () => {
  it('is only for its audience [R1.11, R1.12]', () => {
    const lists = [
      aPriceList(),
      aPriceList({
        priceListId: 'crew',
        audience: 'simple-crew',
        entries: [entry({ rule: { kind: 'amountOff', amountInCents: cents(500) } })],
      }),
    ];
    expect(unitPrice(lists)).toBe(12_780);
    expect(unitPrice(lists, { shopper: aShopper() })).toBe(14_200);
    expect(unitPrice(lists, { shopper: aShopper({ isCrewMember: true }) })).toBe(13_700);
  });

  it('gives the lowest of the shopper’s prices, and never more than the tire’s own', () => {
    const dear = aPriceList({
      priceListId: 'dear',
      entries: [entry({ rule: { kind: 'fixed', amountInCents: cents(99_900) } })],
    });
    expect(unitPrice([dear])).toBe(14_200);
    expect(unitPrice([dear, aPriceList()])).toBe(12_780);
  });

  it('uses its most specific entry', () => {
    const fixed = (amount: number) => ({ kind: 'fixed', amountInCents: cents(amount) }) as const;
    const list = aPriceList({
      entries: [
        entry({ rule: fixed(6_000) }),
        entry({ scope: 'category', key: '11', rule: fixed(7_000) }),
        entry({ scope: 'brand', key: 'ordinary', rule: fixed(8_000) }),
        entry({ scope: 'size', key: '225/65R17', rule: fixed(9_000) }),
        entry({ scope: 'line', key: 'premium-touring', rule: fixed(10_000) }),
        entry({ scope: 'tire', key: 'tire-1', rule: fixed(11_000) }),
      ],
    });
    const of = (change: Parameters<typeof traits>[0]) =>
      unitPrice([list], { line: aLine({ tire: traits(change) }) });
    expect(of({})).toBe(11_000);
    expect(of({ tireId: 'x' })).toBe(10_000);
    expect(of({ tireId: 'x', productLineId: 'x' })).toBe(9_000);
    expect(of({ tireId: 'x', productLineId: 'x', sizeCode: 'x' })).toBe(8_000);
    expect(of({ tireId: 'x', productLineId: 'x', sizeCode: 'x', brandSlug: 'x' })).toBe(7_000);
    expect(of({ tireId: 'x', productLineId: 'x', sizeCode: 'x', brandSlug: 'x', categoryId: 0 })).toBe(6_000);
  });

  it('has tiers, by the number of matching tires in the cart', () => {
    const list = aPriceList({
      entries: [entry({}), entry({ minTires: 8, rule: { kind: 'percentOff', ratePpm: 200_000 } })],
    });
    const lines = [aLine({ lineId: 'a' }), aLine({ lineId: 'b', tire: traits({ tireId: 'tire-2' }) })];
    const priced = priceCart(aRequest({ lines, context: aContext({ shopper: fleet }) }), rulesOf([], [list]));
    expect(unitPrice([list])).toBe(12_780);
    expect(priced.lines.map((line) => line.unitPriceInCents)).toEqual([11_360, 11_360]);
  });

  it('applies from its first moment and not at its end', () => {
    const at = (ms: number) => new Date(AT.getTime() + ms);
    expect(unitPrice([aPriceList({ startsAt: AT, endsAt: at(1) })])).toBe(12_780);
    expect(unitPrice([aPriceList({ startsAt: at(1) })])).toBe(14_200);
    expect(unitPrice([aPriceList({ endsAt: AT })])).toBe(14_200);
  });

  it('is shown beside the tire’s own price', () => {
    const priced = priceCart(
      aRequest({ context: aContext({ shopper: fleet }) }),
      rulesOf([], [aPriceList()]),
    );
    expect(priced.lines).toMatchObject([{ retailPriceInCents: 14_200, priceListId: 'fleet-list' }]);
    expect(priced.trace[0]?.detail).toBe('4 tires at $127.80, your price instead of $142.00');
  });
});
