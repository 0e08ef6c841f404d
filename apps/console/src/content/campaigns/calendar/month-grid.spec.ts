import type { CampaignRow } from '@simpletread/contract';
import fc from 'fast-check';

import { aCampaignRow } from '../testing/a-campaign.js';
import { type CalendarItem, itemsOf, movableEdges, movedItem, shiftWall } from './calendar-item.js';
import { monthName, segmentsOf, shiftMonth, weeksOf } from './month-grid.js';

const item = (given: Partial<CampaignRow> = {}): CalendarItem => {
  const [first] = itemsOf(aCampaignRow(given));
  if (first === undefined) throw new Error('a campaign has an item');
  return first;
};

describe('the weeks of a month', () => {
  it('run from Sunday to Saturday with every day between', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.[6]).toBe('2026-12-05');
    expect(monthName('2026-11')).toBe('November 2026');
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  });

  it('are whole whichever month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -240, max: 240 }), (count) => {
        const month = shiftMonth('2026-11', count);
        const days = weeksOf(month).flat();
        expect(new Set(days).size).toBe(days.length);
        expect(days.length % 7).toBe(0);
        expect(days).toContain(`${month}-01`);
        expect(days).toContain(`${month}-28`);
      }),
    );
  });
});

describe('a campaign in the calendar', () => {
  it('is on from its first day to the one before it ends at midnight', () => {
    expect(item()).toMatchObject({ kind: 'planned', firstDay: '2026-11-27', lastDay: '2026-11-28' });
  });

  it('has its draft beside its release where that would have another time', () => {
    const released = {
      name: 'Black Friday',
      season: 'blackFriday' as const,
      startsAt: '2026-11-26T05:00:00.000Z',
      endsAt: '2026-11-29T05:00:00.000Z',
    };
    const row = aCampaignRow({ state: 'scheduled', release: 1, released });
    expect(itemsOf(row).map(({ kind, firstDay }) => [kind, firstDay])).toEqual([
      ['released', '2026-11-26'],
      ['planned', '2026-11-27'],
    ]);
    expect(itemsOf({ ...row, startsAt: released.startsAt }).map(({ kind }) => kind)).toEqual(['released']);
  });

  it('moves as a whole or by an edge, which can’t pass the other', () => {
    const days = ({ firstDay, lastDay }: CalendarItem) => [firstDay, lastDay];
    expect(days(movedItem(item(), 'whole', 3))).toEqual(['2026-11-30', '2026-12-01']);
    expect(days(movedItem(item(), 'end', 2))).toEqual(['2026-11-27', '2026-11-30']);
    expect(days(movedItem(item(), 'end', -9))).toEqual(['2026-11-27', '2026-11-27']);
    expect(days(movedItem(item(), 'start', 9))).toEqual(['2026-11-28', '2026-11-28']);
  });

  it('keeps the time of day across a change of the clocks', () => {
    expect(shiftWall('2026-10-31T09:30', 2)).toBe('2026-11-02T09:30');
  });

  it('can only end elsewhere while it is on, and not at all once it is over', () => {
    const released = { name: 'x', season: 'blackFriday' as const, startsAt: '', endsAt: '' };
    const times = { startsAt: '2026-11-27T05:00:00.000Z', endsAt: '2026-11-29T05:00:00.000Z' };
    const at = (state: CampaignRow['state']) =>
      movableEdges(item({ state, release: 1, released: { ...released, ...times } }));
    expect(at('live')).toEqual(['end']);
    expect(at('ended')).toEqual([]);
    expect(movableEdges(item())).toHaveLength(3);
  });
});

describe('a week', () => {
  const week = weeksOf('2026-11')[3] ?? [];

  it('gives overlapping campaigns separate lanes, and cuts those that extend beyond it', () => {
    const items = [
      item({ id: 'a', startsAt: '2026-11-20T05:00:00.000Z', endsAt: '2026-11-25T05:00:00.000Z' }),
      item({ id: 'b', startsAt: '2026-11-24T05:00:00.000Z', endsAt: '2026-12-02T05:00:00.000Z' }),
      item({ id: 'c', startsAt: '2026-11-26T05:00:00.000Z', endsAt: '2026-11-27T05:00:00.000Z' }),
      item({ id: 'd', startsAt: '2026-12-10T05:00:00.000Z', endsAt: '2026-12-12T05:00:00.000Z' }),
    ];
    expect(
      segmentsOf(week, items).map((s) => [s.item.row.id, s.from, s.to, s.lane, s.doesStart, s.doesEnd]),
    ).toEqual([
      ['a', 0, 2, 0, false, true],
      ['b', 2, 6, 1, true, false],
      ['c', 4, 4, 0, true, true],
    ]);
  });

  it('never lays two over each other', () => {
    const window = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(window, { maxLength: 12 }), (windows) => {
        const start = Date.parse('2026-11-10T05:00:00Z');
        const items = windows.map(([from, length], index) =>
          item({
            id: String(index),
            startsAt: new Date(start + from * 86_400_000).toISOString(),
            endsAt: new Date(start + (from + length) * 86_400_000).toISOString(),
          }),
        );
        const taken = segmentsOf(week, items).flatMap(({ lane, from, to }) =>
          Array.from({ length: to - from + 1 }, (_, step) => `${lane}/${from + step}`),
        );
        expect(new Set(taken).size).toBe(taken.length);
      }),
    );
  });
});
