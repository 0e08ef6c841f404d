import { cents, ok, refuse, type ScheduledEntry } from '@simpletread/domain';

import type { StoredEntry } from '../../rules/stored-price-list.js';
import { planEntries, type WantedRow } from './plan-entries.js';

const anEntry = (key: string, dollars: number, startsAt: Date | null = null): ScheduledEntry => ({
  scope: 'brand',
  key,
  minTires: 1,
  rule: { kind: 'fixed', amountInCents: cents(dollars * 100) },
  startsAt,
  endsAt: null,
});

const stored = (entryId: string, entry: ScheduledEntry): StoredEntry => ({ entryId, ...entry });

const EXISTING = [
  stored('e1', anEntry('michelin', 100)),
  stored('e2', anEntry('pirelli', 100)),
  stored('e3', anEntry('sumitomo', 100)),
];

const plan = (wanted: WantedRow[], changes: Partial<Parameters<typeof planEntries>[0]> = {}) =>
  planEntries({
    existing: EXISTING,
    wanted,
    removedIds: new Set(),
    isReplacing: false,
    ...changes,
  });

const rows = (...entries: ScheduledEntry[]): WantedRow[] =>
  entries.map((entry, row) => ({ row, entry: ok(entry) }));

describe('the saving of prices', () => {
  it('adds, changes and keeps each row as specified', () => {
    const { outcomes, put, replaced, total } = plan(
      rows(anEntry('toyo', 90), anEntry('michelin', 90), anEntry('pirelli', 100)),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['added', 'changed', 'same']);
    expect(put.map(({ key }) => key)).toEqual(['toyo', 'michelin']);
    expect(replaced.map(({ entryId }) => entryId)).toEqual(['e1']);
    expect(total).toBe(4);
  });

  it('adds a planned price beside the one that counts now', () => {
    const { outcomes } = plan(rows(anEntry('michelin', 110, new Date('2026-12-01T05:00:00Z'))));
    expect(outcomes).toEqual([{ row: 0, outcome: 'added', problem: null }]);
  });

  it('removes the named ones, or all that no row names', () => {
    expect(plan([], { removedIds: new Set(['e2']) }).removed.map(({ key }) => key)).toEqual(['pirelli']);
    const { removed, total } = plan(rows(anEntry('michelin', 100)), { isReplacing: true });
    expect([removed.map(({ key }) => key), total]).toEqual([['pirelli', 'sumitomo'], 1]);
  });

  it('keeps a row that is removed and written in the same call', () => {
    const { removed, outcomes } = plan(rows(anEntry('pirelli', 80)), { removedIds: new Set(['e2']) });
    expect([removed, outcomes[0]?.outcome]).toEqual([[], 'changed']);
  });

  it('names the error in each row', () => {
    const { outcomes } = plan([
      { row: 0, entry: refuse('pricing.keyUnknown', { scope: 'brand', key: 'mishelin' }) },
      { row: 1, entry: ok(anEntry('toyo', 2)) },
      { row: 2, entry: ok(anEntry('toyo', 3)) },
      { row: 7, entry: refuse('pricing.percentInvalid') },
    ]);
    expect(outcomes).toEqual([
      { row: 0, outcome: 'refused', problem: 'There is no brand “mishelin”.' },
      { row: 1, outcome: 'added', problem: null },
      { row: 2, outcome: 'refused', problem: 'This price appears twice for the same time.' },
      { row: 7, outcome: 'refused', problem: 'Please enter a percentage above 0 and at most 100.' },
    ]);
  });
});
