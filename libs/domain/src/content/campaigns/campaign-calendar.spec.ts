import fc from 'fast-check';

import {
  campaignAt,
  checkWindow,
  doOverlap,
  nextCampaignChange,
  type PublishedCampaign,
} from './campaign-calendar.js';
import { EMPTY_CONTENT } from './campaign-content.js';
import { SEASONS } from './season.js';
import { isShownTo } from './shown-to.js';

const aCampaign = (over: Partial<PublishedCampaign> = {}): PublishedCampaign => ({
  campaignId: 'black-friday',
  name: 'Black Friday',
  season: 'blackFriday',
  startsAt: new Date('2026-11-27T05:00:00Z'),
  endsAt: new Date('2026-11-29T05:00:00Z'),
  content: EMPTY_CONTENT,
  ...over,
});

const FIRST = new Date('2026-11-27T05:00:00Z');
const END = new Date('2026-11-29T05:00:00Z');
const msAfter = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const aWindow = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]) => ({ startsAt: new Date(from * 1000), endsAt: new Date((from + length) * 1000) }));
const anEntry = fc
  .tuple(aWindow, fc.constantFrom(...SEASONS), fc.uuid())
  .map(([window, season, campaignId]) => aCampaign({ ...window, season, campaignId }));

describe('the calendar of campaigns', () => {
  it('changes on the millisecond: the first counts, the end does not', () => {
    const shown = (at: Date) => campaignAt([aCampaign()], at)?.season ?? null;
    expect(shown(msAfter(FIRST, -1))).toBeNull();
    expect(shown(FIRST)).toBe('blackFriday');
    expect(shown(msAfter(END, -1))).toBe('blackFriday');
    expect(shown(END)).toBeNull();
  });

  it('shows a season first, and otherwise the campaign that began last', () => {
    const older = aCampaign({ campaignId: 'a', season: 'default', name: 'Rebates' });
    const newer = aCampaign({ campaignId: 'b', season: 'default', startsAt: msAfter(FIRST, 1000) });
    expect(campaignAt([older, newer], msAfter(FIRST, 999))).toBe(older);
    expect(campaignAt([older, newer], msAfter(FIRST, 1000))).toBe(newer);
    expect(campaignAt([older, newer, aCampaign()], msAfter(FIRST, 1000))?.season).toBe('blackFriday');
  });

  it('does not depend on input order, and is constant between its changes', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 6 }), fc.integer({ min: 0, max: 90_000 }), (entries, ms) => {
        const at = new Date(ms);
        const shown = campaignAt(entries, at);
        expect(campaignAt([...entries].reverse(), at)).toBe(shown);
        const change = nextCampaignChange(entries, at);
        if (change === null) expect(campaignAt(entries, msAfter(at, 1e9))).toBe(shown);
        else expect(campaignAt(entries, msAfter(change, -1))).toBe(shown);
      }),
    );
  });

  it('never has two seasons at once if each was checked', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 12 }), fc.nat(90_000), (entries, ms) => {
        const now = new Date(0);
        const scheduled = entries.reduce<PublishedCampaign[]>(
          (taken, entry) => (checkWindow(entry, taken, now).ok ? [...taken, entry] : taken),
          [],
        );
        const at = new Date(ms);
        const seasonal = scheduled.filter(
          ({ season, startsAt, endsAt }) => season !== 'default' && startsAt <= at && at < endsAt,
        );
        expect(seasonal.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('overlaps both ways or not at all, and never with itself', () => {
    fc.assert(
      fc.property(anEntry, anEntry, (a, b) => {
        expect(doOverlap(a, b)).toBe(doOverlap(b, a));
        expect(doOverlap(a, a)).toBe(false);
      }),
    );
  });
});

describe('scheduling a campaign', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it('is refused beside another season, naming it with its time in New York', () => {
    const weekend = aCampaign({ campaignId: 'w', season: 'cyberWeekend', endsAt: msAfter(END, 1) });
    expect(checkWindow(weekend, [aCampaign()], now)).toMatchObject({
      fault: {
        code: 'campaign.overlap',
        data: {
          name: 'Black Friday',
          startsAt: 'Nov 27, 2026, 12:00 am',
          endsAt: 'Nov 29, 2026, 12:00 am',
        },
      },
    });
  });

  it('lets seasons meet, and campaigns without a season overlap', () => {
    const next = aCampaign({ campaignId: 'n', startsAt: END, endsAt: msAfter(END, 1000) });
    expect(checkWindow(next, [aCampaign()], now).ok).toBe(true);
    expect(checkWindow(aCampaign({ campaignId: 'd', season: 'default' }), [aCampaign()], now).ok).toBe(true);
  });

  it('is refused if it is entirely past', () => {
    expect(checkWindow(aCampaign({ endsAt: FIRST }), [], now)).toMatchObject({
      fault: { code: 'campaign.windowInvalid' },
    });
    expect(checkWindow(aCampaign(), [], END)).toMatchObject({ fault: { code: 'campaign.windowPast' } });
    expect(checkWindow(aCampaign(), [], msAfter(END, -1)).ok).toBe(true);
  });
});

describe('a piece of a campaign', () => {
  it('is shown by sign-in and state', () => {
    const guest = { state: null, isSignedIn: false };
    const priya = { state: 'PA', isSignedIn: true };
    expect(isShownTo({ audience: 'all', states: [] }, guest)).toBe(true);
    expect(isShownTo({ audience: 'guest', states: [] }, priya)).toBe(false);
    expect(isShownTo({ audience: 'signedIn', states: [] }, priya)).toBe(true);
    expect(isShownTo({ audience: 'all', states: ['PA', 'NJ'] }, priya)).toBe(true);
    expect(isShownTo({ audience: 'all', states: ['NJ'] }, priya)).toBe(false);
    expect(isShownTo({ audience: 'all', states: ['PA'] }, guest)).toBe(false);
  });
});
