import type { CampaignRow } from '@simpletread/contract';

import { aCampaignRow } from '../testing/a-campaign.js';
import { itemsOf } from './calendar-item.js';
import { conflictsOf, conflictWords } from './conflicts.js';

const found = (...rows: Partial<CampaignRow>[]) =>
  conflictsOf(rows.flatMap((row) => itemsOf(aCampaignRow(row))));

const released = (name: string, season: CampaignRow['season']): Partial<CampaignRow> => ({
  id: name,
  name,
  season,
  state: 'scheduled',
  release: 1,
  released: { name, season, startsAt: '2026-11-26T05:00:00.000Z', endsAt: '2026-11-28T05:00:00.000Z' },
  startsAt: '2026-11-26T05:00:00.000Z',
  endsAt: '2026-11-28T05:00:00.000Z',
});

describe('overlaps of the calendar', () => {
  it('of two seasons are refused, and name the one that has the time', () => {
    const [conflict] = found({ id: 'mine', name: 'Mine' }, released('Theirs', 'cyberWeekend'));
    expect(conflict).toMatchObject({
      kind: 'refused',
      shown: null,
      startsAt: '2026-11-27T05:00:00.000Z',
      endsAt: '2026-11-28T05:00:00.000Z',
    });
    if (conflict === undefined) return;
    expect(conflictWords(conflict)).toBe('“Mine” can’t be scheduled at the same time as “Theirs”.');
  });

  it('of two drafts go to whichever is scheduled first, and name both', () => {
    const [conflict] = found({ id: 'a', name: 'Mine' }, { id: 'b', name: 'Theirs' });
    expect(conflict === undefined ? '' : conflictWords(conflict)).toBe(
      '“Mine” and “Theirs” overlap. Only the one scheduled first can run.',
    );
  });

  it('with a campaign that has no season are in order: the season is shown', () => {
    const [conflict] = found({ id: 'mine', name: 'Mine' }, released('Every day', 'default'));
    expect(conflict).toMatchObject({ kind: 'ordered', shown: { name: 'Mine' } });
    expect(conflict === undefined ? '' : conflictWords(conflict)).toBe(
      'Shoppers would see “Mine” instead of “Every day”.',
    );
  });

  it('do not arise where two only touch, or one is withdrawn', () => {
    expect(
      found(
        { id: 'a' },
        { id: 'b', startsAt: '2026-11-29T05:00:00.000Z', endsAt: '2026-11-30T05:00:00.000Z' },
      ),
    ).toEqual([]);
    expect(found({ id: 'a' }, { id: 'b', state: 'withdrawn' })).toEqual([]);
  });
});
