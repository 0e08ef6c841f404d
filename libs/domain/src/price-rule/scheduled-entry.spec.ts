import fc from 'fast-check';

import { cents } from '../money/index.js';
import {
  placeOfEntry,
  priceListStretches,
  type ScheduledEntry,
  type ScheduledPriceList,
} from './scheduled-entry.js';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

const anEntry = (changes: Partial<ScheduledEntry> = {}): ScheduledEntry => ({
  scope: 'brand',
  key: 'michelin',
  minTires: 1,
  rule: { kind: 'percentOff', ratePpm: 50_000 },
  startsAt: null,
  endsAt: null,
  ...changes,
});

const aList = (
  entries: readonly ScheduledEntry[],
  changes: Partial<ScheduledPriceList> = {},
): ScheduledPriceList => ({
  priceListId: 'l1',
  name: 'Fleet',
  audience: 'fleet',
  startsAt: null,
  endsAt: null,
  entries,
  ...changes,
});

const dollars = (amount: number) => ({ kind: 'fixed', amountInCents: cents(amount * 100) }) as const;

describe('a price list with planned changes', () => {
  it('is one list where nothing is planned', () => {
    expect(priceListStretches(aList([anEntry()], { startsAt: day(1) }))).toMatchObject([
      { priceListId: 'l1', startsAt: day(1), endsAt: null, entries: [{ key: 'michelin' }] },
    ]);
  });

  it('has a planned price take over at its start and give way at its end', () => {
    const stretches = priceListStretches(
      aList([
        anEntry({ rule: dollars(100) }),
        anEntry({ rule: dollars(120), startsAt: day(10), endsAt: day(20) }),
      ]),
    );
    expect(
      stretches.map(({ startsAt, endsAt, entries }) => [startsAt, endsAt, entries.map(({ rule }) => rule)]),
    ).toEqual([
      [null, day(10), [dollars(100)]],
      [day(10), day(20), [dollars(120)]],
      [day(20), null, [dollars(100)]],
    ]);
  });

  it('keeps a more particular entry beside a general one', () => {
    const [stretch] = priceListStretches(
      aList([anEntry(), anEntry({ minTires: 8 }), anEntry({ scope: 'all', key: '' })]),
    );
    expect(stretch?.entries).toHaveLength(3);
  });

  const moment = fc.option(fc.integer({ min: 1, max: 28 }).map(day), { nil: null });
  const entries = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b'),
      from: moment,
      to: moment,
      price: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 8 },
  );

  it('gives at every moment exactly the entries that count then, from one stretch', () => {
    fc.assert(
      fc.property(entries, moment, moment, fc.integer({ min: 0, max: 29 }), (drawn, from, to, atDay) => {
        fc.pre(from === null || to === null || from < to);
        const planned = drawn.map((each) =>
          anEntry({ key: each.key, startsAt: each.from, endsAt: each.to, rule: dollars(each.price) }),
        );
        const at = day(atDay);
        const holds = (window: { startsAt: Date | null; endsAt: Date | null }) =>
          (window.startsAt === null || window.startsAt <= at) &&
          (window.endsAt === null || at < window.endsAt);
        const found = priceListStretches(aList(planned, { startsAt: from, endsAt: to })).filter(holds);
        expect(found).toHaveLength(holds({ startsAt: from, endsAt: to }) ? 1 : 0);
        const inForce = planned.filter(holds);
        for (const entry of found.flatMap((stretch) => stretch.entries)) {
          const rivals = inForce.filter((each) => placeOfEntry(each) === placeOfEntry(entry));
          const latest = Math.max(...rivals.map(({ startsAt }) => startsAt?.getTime() ?? -Infinity));
          const firstOfLatest = rivals.find(({ startsAt }) => (startsAt?.getTime() ?? -Infinity) === latest);
          expect(entry.rule).toEqual(firstOfLatest?.rule);
        }
        if (found.length === 1)
          expect(found[0]?.entries).toHaveLength(new Set(inForce.map(placeOfEntry)).size);
      }),
    );
  });
});
