import type { CalendarEntry } from './campaign-calendar.js';
import { nextSaleTime, usualSaleWindow } from './sale-days.js';

const anEntry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  campaignId: 'c',
  name: 'Black Friday',
  season: 'blackFriday',
  startsAt: new Date('2026-11-26T15:00:00Z'),
  endsAt: new Date('2026-11-29T05:00:00Z'),
  ...over,
});

describe('the yearly sales', () => {
  it('follow Thanksgiving', () => {
    expect(usualSaleWindow('blackFriday', 2026)).toEqual({
      startsAt: new Date('2026-11-27T05:00:00Z'),
      endsAt: new Date('2026-11-29T05:00:00Z'),
    });
    expect(usualSaleWindow('cyberMonday', 2024).startsAt).toEqual(new Date('2024-12-02T05:00:00Z'));
  });

  it('follow the calendar if it has them', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const { startsAt, endsAt } = anEntry();
    expect(nextSaleTime('blackFriday', [anEntry()], at)).toEqual({ startsAt, endsAt, isOn: false });
    expect(nextSaleTime('blackFriday', [anEntry()], startsAt)).toMatchObject({ isOn: true });
    expect(nextSaleTime('cyberMonday', [anEntry()], at).startsAt).toEqual(new Date('2026-11-30T05:00:00Z'));
  });

  it('are a year ahead once they are over or were not held', () => {
    const over = nextSaleTime('blackFriday', [anEntry()], anEntry().endsAt);
    expect(over).toEqual({ ...usualSaleWindow('blackFriday', 2027), isOn: false });
    expect(nextSaleTime('blackFriday', [], new Date('2026-11-27T12:00:00Z')).startsAt.getUTCFullYear()).toBe(
      2027,
    );
    expect(nextSaleTime('cyberMonday', [], new Date('2027-01-01T04:59:59Z')).startsAt.getUTCFullYear()).toBe(
      2027,
    );
  });

  it('is the earliest if the calendar has two', () => {
    const later = anEntry({
      campaignId: 'd',
      startsAt: new Date('2027-11-26T05:00:00Z'),
      endsAt: new Date('2027-11-27T05:00:00Z'),
    });
    expect(
      nextSaleTime('blackFriday', [later, anEntry()], new Date('2026-11-20T12:00:00Z')).startsAt,
    ).toEqual(anEntry().startsAt);
  });

  it('are this year’s usual days while only next year’s are in the calendar', () => {
    const next = anEntry({
      startsAt: new Date('2027-11-26T05:00:00Z'),
      endsAt: new Date('2027-11-28T05:00:00Z'),
    });
    const at = new Date('2026-11-22T12:00:00Z');
    expect(nextSaleTime('blackFriday', [next], at)).toEqual({
      ...usualSaleWindow('blackFriday', 2026),
      isOn: false,
    });
    expect(nextSaleTime('blackFriday', [next], new Date('2026-12-01T12:00:00Z')).startsAt).toEqual(
      next.startsAt,
    );
  });
});
