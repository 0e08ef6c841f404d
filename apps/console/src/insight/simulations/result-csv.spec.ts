import type { SimulationRecord, SimulationResult, SimulationSide } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { figureRows } from './figure-rows.js';
import { resultCsv } from './result-csv.js';

const side = (revenue: number, margin: number | null): SimulationSide => ({
  revenueInCents: cents(revenue),
  discountInCents: cents(0),
  totalInCents: cents(revenue),
  margin:
    margin === null
      ? null
      : { inCents: cents(margin), baseInCents: cents(revenue), ordersBelowFloor: margin < 2_000 ? 1 : 0 },
});
const counted = { orders: 1, units: 4, discountInCents: cents(10_000), revenueInCents: cents(45_000) };
const NOTHING = { orders: 0, units: 0, discountInCents: cents(0), revenueInCents: cents(0) };

const aResult = (isMarginShown: boolean): SimulationResult => ({
  orders: 2,
  units: 6,
  ordersTouched: 1,
  unitsTouched: 4,
  ordersUnlike: 0,
  unlikeInCents: cents(0),
  ordersWithoutCost: 0,
  charged: side(80_000, isMarginShown ? 15_000 : null),
  before: side(80_000, isMarginShown ? 15_000 : null),
  after: side(70_000, isMarginShown ? 1_000 : null),
  assumed: { orders: 2, units: 7, side: side(77_000, isMarginShown ? 1_100 : null) },
  carts: { count: 0, touched: 0, beforeInCents: cents(0), afterInCents: cents(0) },
  promotions: [{ id: 'a', name: '=Hundred off', isDraft: true, before: NOTHING, after: counted, missed: [] }],
  conflicts: { keptOut: [], together: [], neverApplied: [] },
  worst: [],
});

const RECORD: SimulationRecord = {
  id: 'a',
  name: 'Fall',
  state: 'done',
  fromDay: '2026-10-01',
  toDay: '2026-10-31',
  campaignId: null,
  campaignName: null,
  total: 2,
  done: 2,
  startedByName: 'Mia',
  createdAt: '2026-11-20T17:00:00Z',
  finishedAt: '2026-11-20T17:00:02Z',
  asOf: '2026-11-20T17:00:00Z',
  promotions: [{ id: 'a', name: '=Hundred off' }],
  priceLists: [],
  floorPercent: 12,
  volumePercent: 10,
  result: null,
};

describe('the figures of a simulation', () => {
  it('say before, after, the change and the assumed volume', () => {
    const rows = figureRows(aResult(true));
    expect(rows[0]).toEqual({
      label: 'Revenue',
      before: '$800.00',
      after: '$700.00',
      change: '−$100.00',
      assumed: '$770.00',
    });
    expect(rows.slice(-2)).toMatchObject([
      { label: 'Margin, of tires', before: '18.8%', after: '1.4%' },
      { label: 'Orders below the floor', before: '0', after: '1', change: '+1' },
    ]);
  });

  it('leave margins out for people who may not see them', () => {
    expect(figureRows(aResult(false)).map(({ label }) => label)).not.toContain('Margin');
  });

  it('are tables below each other in a file, with no formula a spreadsheet would run', () => {
    const lines = resultCsv(RECORD, aResult(true)).split('\r\n');
    expect(lines[0]).toMatch(/^Fall,/);
    expect(lines).toContain("'=Hundred off,yes,0,1,4,$0.00,$100.00,");
  });
});
