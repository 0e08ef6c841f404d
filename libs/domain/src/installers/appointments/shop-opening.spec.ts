import { shopOpening } from './shop-opening.js';

const DAY = { open: '08:00', close: '18:00' };
const HOURS = {
  mon: DAY,
  tue: DAY,
  wed: DAY,
  thu: DAY,
  fri: DAY,
  sat: { open: '09:00', close: '15:00' },
  sun: null,
};
const CLOSED = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const at = (instant: string, zone = 'America/New_York', hours: typeof HOURS | typeof CLOSED = HOURS) =>
  shopOpening(hours, zone, new Date(instant));

describe('shopOpening', () => {
  it.each([
    ['from the minute it opens', '2026-11-24T13:00:00Z', true, 'Open until 6:00 pm'],
    ['to the minute before it closes', '2026-11-24T22:59:00Z', true, 'Open until 6:00 pm'],
    ['not at the minute it closes', '2026-11-24T23:00:00Z', false, 'Opens tomorrow, 8:00 am'],
    ['not before it opens', '2026-11-24T12:59:00Z', false, 'Opens at 8:00 am'],
    ['not on a holiday', '2026-11-26T15:00:00Z', false, 'Opens tomorrow, 8:00 am'],
    ['not on the evening before a holiday', '2026-11-25T23:30:00Z', false, 'Opens Fri, Nov 27, 8:00 am'],
    ['not on Sunday', '2026-11-28T20:30:00Z', false, 'Opens Mon, Nov 30, 8:00 am'],
  ])('is open %s', (_, instant, isOpen, words) => {
    expect(at(instant)).toMatchObject({ isOpen, words });
  });

  it('goes by the shop’s own clock, also in the days that change it', () => {
    expect(at('2026-11-24T14:00:00Z', 'America/Los_Angeles').words).toBe('Opens at 8:00 am');
    expect(at('2026-03-08T12:30:00Z').words).toBe('Opens tomorrow, 8:00 am');
    expect(at('2026-03-09T12:30:00Z').isOpen).toBe(true);
    expect(at('2026-11-25T04:30:00Z').today).toBe('2026-11-24');
  });

  it('says Closed for a week without an open day', () => {
    expect(at('2026-11-24T14:00:00Z', 'America/New_York', CLOSED)).toMatchObject({
      isOpen: false,
      words: 'Closed',
    });
  });
});
