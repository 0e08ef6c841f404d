import fc from 'fast-check';

import { cents } from '../../money/index.js';
import type { PriceListEntry } from '../price-lists/index.js';
import { type Lasting, type RulesOverTime, rulesThrough, unchangedRules } from './rules-over-time.js';
import { aPriceList, aPromotion, AT, rulesOf } from './testing/price-builders.js';

const after = (ms: number): Date => new Date(AT.getTime() + ms);
const NONE: RulesOverTime = { promotions: [], priceLists: [], entries: {} };

const entry = (amount: number): PriceListEntry => ({
  scope: 'all',
  key: '',
  minTires: 1,
  rule: { kind: 'amountOff', amountInCents: cents(amount) },
});

describe('rules through a period', () => {
  it('are as written at each moment, from their start up to their end', () => {
    const [old, now] = [aPromotion({ name: 'Old words' }), aPromotion({ name: 'New words' })];
    const promotions = [
      { rule: old, since: null, until: after(10) },
      { rule: now, since: after(10), until: null },
    ];
    const at = rulesThrough({ ...NONE, promotions });
    expect([9, 10].map((ms) => at(after(ms)).promotions.map(({ name }) => name))).toEqual([
      ['Old words'],
      ['New words'],
    ]);
  });

  it('are missing before they were made, and while they were paused', () => {
    const promotions = [
      { rule: aPromotion(), since: after(0), until: after(10) },
      { rule: aPromotion(), since: after(20), until: null },
    ];
    const at = rulesThrough({ ...NONE, promotions });
    expect([-1, 0, 9, 10, 19, 20].map((ms) => at(after(ms)).promotions.length)).toEqual([0, 1, 1, 0, 0, 1]);
  });

  it('have the prices of their list at the time', () => {
    const { entries: _, ...list } = aPriceList({ priceListId: 'list' });
    const at = rulesThrough({
      ...NONE,
      priceLists: [{ rule: list, since: after(0), until: null }],
      entries: {
        list: [
          { rule: entry(100), since: null, until: after(5) },
          { rule: entry(200), since: after(5), until: null },
        ],
      },
    });
    const pricesAt = (ms: number) => at(after(ms)).priceLists.map(({ entries }) => entries);
    expect([pricesAt(-1), pricesAt(4), pricesAt(5)]).toEqual([[], [[entry(100)]], [[entry(200)]]]);
  });

  it('are the same value until something changes', () => {
    const at = rulesThrough({ ...NONE, promotions: [{ rule: aPromotion(), since: null, until: after(10) }] });
    const first = at(after(0));
    expect(at(after(9))).toBe(first);
    expect(at(after(10))).not.toBe(first);
    const rules = rulesOf([aPromotion()], [aPriceList({ entries: [entry(1)] })]);
    expect(rulesThrough(unchangedRules(rules))(AT)).toEqual(rules);
  });

  it('are exactly the rules in force at any moment, in any order of moments', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 20 }).map(after));
    const lasting: fc.Arbitrary<Lasting<ReturnType<typeof aPromotion>>[]> = fc
      .array(fc.record({ since: moment, until: moment }))
      .map((lives) =>
        lives.map((life, index) => ({ ...life, rule: aPromotion({ promotionId: String(index) }) })),
      );
    fc.assert(
      fc.property(lasting, fc.array(fc.integer({ min: -1, max: 21 })), (promotions, moments) => {
        const at = rulesThrough({ ...NONE, promotions });
        for (const ms of moments) {
          const counted = promotions.filter(
            ({ since, until }) =>
              (since?.getTime() ?? -Infinity) <= after(ms).getTime() &&
              after(ms).getTime() < (until?.getTime() ?? Infinity),
          );
          expect(at(after(ms)).promotions).toEqual(counted.map(({ rule }) => rule));
        }
      }),
    );
  });
});
