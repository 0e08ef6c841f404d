import { cents, NOTHING_REPLAYED, type ReplayState } from '@simpletread/domain';

import { resultView } from './result-view.js';
import type { SimulationInputs } from './simulation-inputs.js';

const INPUTS: SimulationInputs = {
  fromDay: '2026-10-01',
  toDay: '2026-10-31',
  from: '2026-10-01T04:00:00Z',
  to: '2026-11-01T04:00:00Z',
  campaignName: null,
  promotions: [{ id: 'draft', name: 'Draft' }],
  priceLists: [],
  floorPercent: 12,
  volumePercent: 50,
  names: { draft: 'Draft', running: 'Running' },
};
const NONE = { orders: 0, units: 0, discountInCents: cents(0), revenueInCents: cents(0) };
const sums = {
  revenueInCents: cents(1_000),
  discountInCents: cents(0),
  totalInCents: cents(1_000),
  netTiresInCents: cents(1_000),
  marginInCents: cents(100),
};
const FIGURES: ReplayState = {
  ...NOTHING_REPLAYED,
  orders: 3,
  promotions: {
    running: { before: { ...NONE, orders: 1 }, after: NONE, missed: {} },
    draft: { before: NONE, after: NONE, missed: { couponMissing: 1, otherTires: 2 } },
    unseen: { before: NONE, after: NONE, missed: {} },
  },
  meetings: {
    a: { kind: 'keptOut', promotionId: 'draft', otherId: 'running', orders: 2 },
    b: { kind: 'together', promotionId: 'draft', otherId: 'gone', orders: 1 },
  },
  worst: [
    {
      saleId: 'a',
      label: '1',
      isBelowFloor: false,
      before: sums,
      after: sums,
      traceBefore: [],
      traceAfter: [],
    },
  ],
};

describe('a simulation’s result', () => {
  it('names promotions that never applied, with the reason and the promotion that excluded them', () => {
    const { promotions, conflicts, assumed } = resultView(FIGURES, INPUTS, true);
    expect(promotions.map(({ id, isDraft }) => [id, isDraft])).toEqual([
      ['draft', true],
      ['running', false],
    ]);
    expect(conflicts.neverApplied).toMatchObject([
      { name: 'Draft', reasons: [{ words: 'is for other tires', orders: 2 }, { orders: 1 }] },
    ]);
    expect(conflicts.keptOut).toMatchObject([
      { promotion: { name: 'Draft' }, other: { name: 'Running' }, orders: 2 },
    ]);
    expect(conflicts.together).toMatchObject([{ other: { name: 'gone', isDraft: false } }]);
    expect(assumed.orders).toBe(5);
  });

  it('shows no margin to staff who may not see one, in any figure or order', () => {
    const { charged, before, after, assumed, worst } = resultView(FIGURES, INPUTS, false);
    expect([charged, before, after, assumed.side].map(({ margin }) => margin)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(worst).toEqual([]);
    expect(resultView(FIGURES, INPUTS, true).worst).toHaveLength(1);
  });
});
