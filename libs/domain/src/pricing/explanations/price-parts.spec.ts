import fc from 'fast-check';

import { cents, sumCents } from '../../money/index.js';
import type { PriceListEntry } from '../price-lists/index.js';
import { explainPrice, withStandardRules } from '../price/index.js';
import { pricePartsOf } from './price-parts.js';
import { listNotesOf, priceRecordOf } from './price-record.js';
import { completePrice } from './stored-price.js';
import { aPriceRequest, somePriceRules } from '../price/testing/price-arbitraries.js';
import {
  aContext,
  aLine,
  aPriceList,
  aPromotion,
  aRequest,
  aShopper,
  AT,
  rulesOf,
  traits,
} from '../price/testing/price-builders.js';

const entry = (change: Partial<PriceListEntry>): PriceListEntry => ({
  scope: 'all',
  key: '',
  minTires: 1,
  rule: { kind: 'percentOff', ratePpm: 100_000 },
  ...change,
});

describe('a price broken down', () => {
  const fleet = aContext({ shopper: aShopper({ priceGroup: 'fleet', accountTypes: ['Fleet'] }) });
  const list = aPriceList({
    name: 'Fleet 2026',
    entries: [entry({}), entry({ minTires: 4, rule: { kind: 'percentOff', ratePpm: 200_000 } })],
  });
  const tenOff = aPromotion({
    promotionId: 'ten',
    name: 'Ten off',
    benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(1_000), unit: 'cart' },
  });
  const lines = [
    aLine({ lineId: 'b', roadHazard: { isChosen: true, costPerTireInCents: cents(1_750) } }),
    aLine({ lineId: 'a', quantity: 2, tire: traits({ tireId: 'tire-2' }), isOversized: true }),
  ];
  const explained = explainPrice(
    aRequest({ lines, context: fleet }),
    withStandardRules(rulesOf([tenOff], [list])),
  );
  const parts = pricePartsOf(explained.priced, listNotesOf(explained, AT));
  const steps = (id: string) => parts.find((part) => part.id === id)?.steps ?? [];

  it('gives each line’s own price, its list’s entry with all tiers, and each promotion’s discount', () => {
    expect(steps('tires')).toMatchObject([
      { lineId: 'b', detail: '4 tires at $142.00', amountInCents: 56_800, rule: null },
      {
        lineId: 'b',
        label: 'Price list: Fleet 2026',
        detail:
          '$113.60 each: 20% off every tire, from 4 tires; all tiers: 10% off every tire; 20% off every tire, from 4 tires',
        amountInCents: -11_360,
        rule: { kind: 'priceList', id: 'fleet-list' },
      },
      { lineId: 'a', detail: '2 tires at $142.00' },
      { lineId: 'a', amountInCents: -5_680 },
      { lineId: 'a', label: 'Ten off', rule: { kind: 'promotion', id: 'ten' } },
      { lineId: 'b', label: 'Ten off', rule: { kind: 'promotion', id: 'ten' } },
    ]);
    expect(sumCents(steps('tires').map(({ amountInCents }) => amountInCents))).toBe(67_160);
  });

  it('explains coverage, fees, freight and tax line by line', () => {
    expect(steps('coverage')).toMatchObject([{ lineId: 'b', detail: '4 tires at $17.50' }]);
    expect(steps('stateFee').map(({ lineId, label }) => [lineId, label])).toEqual([
      ['b', 'PA tire fee'],
      ['a', 'PA tire fee'],
    ]);
    expect(steps('freight')).toMatchObject([
      { lineId: 'a', detail: expect.stringContaining('2 tires, oversized') },
    ]);
    expect(steps('salesTax').map(({ detail }) => detail)).toEqual(
      Array<string>(2).fill('its share of 8% of $778.60, tires and installation after discounts'),
    );
    expect(steps('installation').map(({ amountInCents }) => amountInCents)).toEqual([
      8_800,
      4_400,
      ...explained.priced.promotions
        .filter(({ promotionId }) => promotionId === 'installation-deal')
        .flatMap((deal) => deal.lines.map((line) => -line.installationInCents)),
    ]);
  });

  it('adds up, part by part and to the total, for any cart and rules, also as stored', () => {
    fc.assert(
      fc.property(aPriceRequest, somePriceRules.map(withStandardRules), (request, rules) => {
        const made = explainPrice(request, rules);
        const kept = completePrice({
          ...made.priced,
          record: priceRecordOf(made, request.context),
        });
        expect(kept).toEqual(made.priced);
        const unfolded = pricePartsOf(kept, listNotesOf(made, request.context.at));
        expect(sumCents(unfolded.map(({ amountInCents }) => amountInCents))).toBe(made.priced.totalInCents);
        for (const part of unfolded)
          expect(sumCents(part.steps.map(({ amountInCents }) => amountInCents))).toBe(part.amountInCents);
        for (const step of unfolded.flatMap((part) => part.steps)) expect(step.detail).not.toBe('');
      }),
    );
  });

  it('also explains an order from before price lists and promotions', () => {
    const { priced } = explainPrice(aRequest());
    const { promotions: _, discountInCents: __, roadHazardSavingInCents: ___, ...old } = priced;
    const oldLines = priced.lines.map(
      ({ retailPriceInCents: ____, priceListId: _____, discountInCents: ______, ...line }) => line,
    );
    const unfolded = pricePartsOf(completePrice({ ...old, lines: oldLines }));
    expect(sumCents(unfolded.map(({ amountInCents }) => amountInCents))).toBe(priced.totalInCents);
    expect(unfolded.find(({ id }) => id === 'installation')?.steps).toMatchObject([
      { detail: '4 tires at $22.00', amountInCents: 8_800 },
      { label: 'Four-tire installation saving', amountInCents: -2_500 },
    ]);
  });
});
