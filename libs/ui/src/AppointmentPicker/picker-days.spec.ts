import { type AppointmentDay, daysFor, isFreeFor, isOffered, resolveChoice } from './picker-days.js';

const wait = (startTime: string, isFree = true) => ({ startTime, amOrPm: 'am' as const, isFree });
const dropOff = (isFree = true) => ({ amOrPm: 'am' as const, from: '08:00', to: '10:00', isFree });

const aDay = (date: string, over: Partial<AppointmentDay> = {}): AppointmentDay => ({
  date,
  waits: [wait('08:00')],
  dropOffs: [dropOff()],
  ...over,
});

const FULL = aDay('2026-12-01', { waits: [wait('08:00', false)] });
const OPEN = aDay('2026-12-02', { dropOffs: [] });
const LATER = aDay('2026-12-03');
const DAYS = [FULL, OPEN, LATER];
const NOTHING = { stay: null, date: null, key: null };

describe('days of a shop', () => {
  it('are free while one of their slots for this option is', () => {
    expect([isFreeFor(FULL, 'wait'), isFreeFor(FULL, 'leave')]).toEqual([false, true]);
    expect([isOffered([OPEN], 'wait'), isOffered([OPEN], 'leave')]).toEqual([true, false]);
  });

  it('are listed while they have slots, free or not', () => {
    expect(daysFor(DAYS, 'wait')).toEqual(DAYS);
    expect(daysFor(DAYS, 'leave')).toEqual([FULL, LATER]);
  });
});

describe('what is shown', () => {
  it('starts with waiting on the first free day', () => {
    expect(resolveChoice(DAYS, NOTHING)).toEqual({ stay: 'wait', day: OPEN });
  });

  it('is the choice while it is free', () => {
    expect(resolveChoice(DAYS, { stay: 'leave', date: LATER.date, key: null })).toEqual({
      stay: 'leave',
      day: LATER,
    });
    expect(resolveChoice(DAYS, { stay: 'wait', date: FULL.date, key: null }).day).toBe(OPEN);
  });

  it('is the other option if the chosen one is never free', () => {
    expect(resolveChoice([FULL], { ...NOTHING, stay: 'wait' })).toEqual({ stay: 'leave', day: FULL });
  });

  it('has no day if nothing is free', () => {
    expect(resolveChoice([], NOTHING)).toEqual({ stay: 'wait', day: undefined });
  });
});
