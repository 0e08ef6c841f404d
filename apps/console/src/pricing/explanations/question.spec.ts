import type { AdminOrder, PromotionReply } from '@simpletread/contract';
import { cents, NO_CONDITIONS } from '@simpletread/domain';

import { type Draft, draftOf, draftText, explainPath, orderDraft, promotionDraft } from './question.js';

const DRAFT: Draft = {
  question: {
    lines: [{ itemNumber: 10_001, quantity: 4, hasRoadHazard: true }],
    zip: '19147',
    shopCode: 'PA0001',
    shopper: { accountTypes: ['Fleet'], priceGroup: 'fleet' },
    code: 'TWENTY',
    paymentMethod: 'affirm',
    vehicle: { year: 2021, makeSlug: 'subaru', modelSlug: 'outback' },
    at: '2026-10-30T15:00:00.123Z',
  },
  names: { '10001': 'Northway Crosswind HT' },
};

describe('a question in the address of the page', () => {
  it('comes back as it was entered', () => {
    expect(draftOf(draftText(DRAFT))).toEqual(DRAFT);
    const search = new URL(explainPath({ a: DRAFT }), 'https://console.test').searchParams;
    expect(draftOf(search.get('a') ?? '')).toEqual(DRAFT);
  });

  it('may lack its tires while it is written', () => {
    const draft = { question: { lines: [], zip: '19147' }, names: {} };
    expect(draftOf(draftText(draft))?.question).toMatchObject({ lines: [], zip: '19147' });
  });

  it.each([
    '',
    'no json',
    '{}',
    '{"question":{"lines":[{"itemNumber":"x"}]},"names":{}}',
    '{"question":{"zip":1},"names":{}}',
  ])('is none if its address holds %j', (text) => {
    expect(draftOf(text)).toBeNull();
  });
});

describe('the question of an order', () => {
  const order = {
    lines: [
      {
        brandName: 'Northway',
        name: 'Crosswind HT',
        sizeCode: '225/65R17',
        serviceDescription: '102H',
        itemNumber: 10_001,
        quantity: 4,
      },
    ],
    pricing: { lines: [{ lineId: 'x', roadHazardInCents: cents(7_000) }] },
    zip: '19147-1234',
    accountType: 'Fleet',
    shop: { code: 'PA0001' },
    chosenVehicle: null,
    placedAt: '2026-10-30T15:00:04.000Z',
    priceRecord: {
      at: '2026-10-30T15:00:00.123Z',
      buyer: { accountTypes: ['Fleet'], priceGroup: 'fleet', uses: [] },
      zip: '19148',
      paymentMethod: null,
      couponCode: 'TWENTY',
    },
  } as unknown as AdminOrder;

  it('uses the moment and the buyer stored with it', () => {
    expect(orderDraft(order)).toMatchObject({
      question: {
        lines: [{ itemNumber: 10_001, quantity: 4, hasRoadHazard: true }],
        zip: '19148',
        shopCode: 'PA0001',
        shopper: { accountTypes: ['Fleet'], priceGroup: 'fleet' },
        code: 'TWENTY',
        at: '2026-10-30T15:00:00.123Z',
      },
      names: { '10001': 'Northway Crosswind HT 225/65R17 102H' },
    });
  });

  it('uses the facts that an older order has', () => {
    expect(orderDraft({ ...order, priceRecord: null }).question).toMatchObject({
      zip: '19147',
      shopper: { accountTypes: ['Fleet'] },
      at: '2026-10-30T15:00:04.000Z',
    });
  });
});

describe('the question of a promotion', () => {
  it('uses a targeted shopper, at its start if that is in the future', () => {
    const promotion = {
      startsAt: '2026-11-27T05:00:00.000Z',
      definition: {
        conditions: {
          ...NO_CONDITIONS,
          isCrewOnly: true,
          paymentMethods: ['affirm'],
          zipPrefixes: ['19', '19147'],
        },
      },
    } as unknown as PromotionReply;
    const before = new Date('2026-11-20T12:00:00Z');
    expect(promotionDraft(promotion, before).question).toEqual({
      lines: [],
      zip: '19147',
      shopper: { isCrewMember: true },
      vehicle: null,
      paymentMethod: 'affirm',
      at: '2026-11-27T05:00:00.000Z',
    });
    expect(promotionDraft(promotion, new Date('2026-11-28T12:00:00Z')).question.at).toBeNull();
  });
});
