import { cents } from '../../money/index.js';
import { explainPrice } from '../price/index.js';
import { entryWords, priceRecordOf } from './price-record.js';
import { aContext, aPromotion, aRequest, aShopper, rulesOf } from '../price/testing/price-builders.js';

describe('the record of a price', () => {
  it('says why every other promotion did not apply, nearest misses first', () => {
    const rules = rulesOf([
      aPromotion({ promotionId: 'crew', name: 'Crew', conditions: { isCrewOnly: true } }),
      aPromotion({ promotionId: 'over', name: 'Over', endsAt: new Date('2026-11-01T03:00:00Z') }),
      aPromotion({ promotionId: 'eight', name: 'Eight', conditions: { minTires: 8 } }),
    ]);
    const context = aContext();
    const record = priceRecordOf(explainPrice(aRequest({ context }), rules), context);
    expect(record.missed.map(({ name, reason }) => [name, reason])).toEqual([
      ['Eight', 'needs 8 tires, has 4'],
      ['Over', 'ended 10:59 pm ET on October 31, 2026'],
      ['Crew', 'is for SimpleCrew members'],
    ]);
    expect(record.missedLeftOut).toBe(0);
  });

  it('names the moment, and the buyer as far as the price depended on them', () => {
    const uses = new Map([['welcome', 1]]);
    const context = aContext({
      shopper: aShopper({ uses, isFirstOrder: false }),
      paymentMethod: 'affirm',
      coupon: { code: 'SAVE20', promotionId: 'save' },
    });
    expect(priceRecordOf(explainPrice(aRequest({ context })), context)).toMatchObject({
      at: context.at.toISOString(),
      buyer: {
        priceGroup: 'retail',
        isFirstOrder: false,
        uses: [{ promotionId: 'welcome', times: 1 }],
      },
      zip: '19147',
      paymentMethod: 'affirm',
      couponCode: 'SAVE20',
    });
  });

  it('keeps the nearest of hundreds, and the number left out', () => {
    const context = aContext();
    const rules = rulesOf([
      ...Array.from({ length: 250 }, (_, index) =>
        aPromotion({ promotionId: `p${index}`, name: `P ${index}`, conditions: { isCrewOnly: true } }),
      ),
      aPromotion({ promotionId: 'near', name: 'Z', conditions: { minTires: 8 } }),
    ]);
    const { missed, missedLeftOut } = priceRecordOf(explainPrice(aRequest({ context }), rules), context);
    expect([missed.length, missed[0]?.promotionId, missedLeftOut]).toEqual([200, 'near', 51]);
  });

  it.each([
    [
      { scope: 'tire', key: 't', minTires: 1, rule: { kind: 'fixed', amountInCents: cents(9_900) } },
      '$99.00 for this tire',
    ],
    [
      { scope: 'line', key: 'l', minTires: 4, rule: { kind: 'amountOff', amountInCents: cents(500) } },
      '$5.00 off this product line, from 4 tires',
    ],
    [
      { scope: 'size', key: '225/65R17', minTires: 1, rule: { kind: 'percentOff', ratePpm: 50_000 } },
      '5% off size 225/65R17',
    ],
    [
      { scope: 'brand', key: 'michelin', minTires: 1, rule: { kind: 'percentOff', ratePpm: 125_000 } },
      '12.5% off brand michelin',
    ],
    [
      { scope: 'category', key: '3', minTires: 1, rule: { kind: 'percentOff', ratePpm: 50_000 } },
      '5% off this kind of tire',
    ],
    [
      { scope: 'all', key: '', minTires: 2, rule: { kind: 'percentOff', ratePpm: 50_000 } },
      '5% off every tire, from 2 tires',
    ],
  ] as const)('describes an entry of a price list: %j', (entry, words) => {
    expect(entryWords(entry)).toBe(words);
  });
});
