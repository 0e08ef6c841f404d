import { campaignContent } from '@simpletread/contract';
import fc from 'fast-check';
import { campaignCalendar, hasOverlap } from './campaign-calendar.js';

const DAY_MS = 86_400_000;
const aMoment = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

describe('the seeded campaigns', () => {
  it('change nothing for the first two weeks, on any seed date', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 0, max: 14 * DAY_MS - 1 }), (now, later) => {
        const at = now.getTime() + later;
        const on = campaignCalendar(now).filter(
          ({ isReleased, startsAt, endsAt }) =>
            isReleased && startsAt.getTime() <= at && at < endsAt.getTime(),
        );
        expect(on.map(({ season }) => season)).toEqual(['default']);
      }),
    );
  });

  it('never overlap, and include released and unreleased ones', () => {
    fc.assert(
      fc.property(aMoment, (now) => {
        const campaigns = campaignCalendar(now);
        expect(hasOverlap(campaigns)).toBe(false);
        expect(campaigns.some(({ endsAt }) => endsAt < now)).toBe(true);
        const ahead = campaigns.filter(({ isReleased, startsAt }) => isReleased && startsAt > now);
        expect(ahead.length).toBeGreaterThan(0);
        for (const { startsAt } of ahead)
          expect(startsAt.getTime() - now.getTime()).toBeLessThan(300 * DAY_MS);
      }),
    );
  });

  it('schedule the coming spring in fall and winter', () => {
    for (const now of ['2026-11-24T12:00:00Z', '2027-01-10T12:00:00Z']) {
      const spring = campaignCalendar(new Date(now)).filter(
        ({ isReleased, startsAt }) =>
          isReleased && startsAt > new Date(now) && startsAt.getUTCFullYear() === 2027,
      );
      expect(spring.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Tax time sale 2027', 'Spring tire changeover 2027']),
      );
    }
  });

  it('include one upcoming Black Friday, planned but not released', () => {
    fc.assert(
      fc.property(aMoment, (now) => {
        const ahead = campaignCalendar(now).filter(
          ({ season, endsAt }) => season === 'blackFriday' && endsAt > now,
        );
        expect(ahead[0]).toMatchObject({ isPlanned: true, isReleased: false });
        expect(campaignCalendar(now).filter(({ isPlanned }) => isPlanned)).toHaveLength(1);
      }),
    );
  });

  it('follow the contract’s rules for staff', () => {
    for (const { content, name } of campaignCalendar(new Date('2026-11-20T12:00:00Z')))
      expect([name, campaignContent.safeParse(content).error?.issues]).toEqual([name, undefined]);
  });
});
