import fc from 'fast-check';

import { appointmentKey } from './appointment-key.js';
import { isFreeTime, readWishedTime, wishedTimeText, wishGoneWords } from './wished-time.js';

const NINE = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;
const MORNING = { date: '2026-12-01', isDropOff: true, amOrPm: 'am', startTime: null } as const;
const NOON = { ...MORNING, amOrPm: 'pm' } as const;

const DAYS = [
  {
    date: '2026-12-01',
    waits: [
      { startTime: '09:00', isFree: true },
      { startTime: '10:00', isFree: false },
    ],
    dropOffs: [
      { amOrPm: 'am', isFree: false },
      { amOrPm: 'pm', isFree: true },
    ],
  },
] as const;

describe('a wished time', () => {
  it('is read as it was written, for any shop and slot', () => {
    const code = fc.stringMatching(/^[A-Z0-9-]{3,20}$/);
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(code, hour, fc.constantFrom(null, 'am', 'pm'), (shopCode, at, half) => {
        const startTime = `${String(at).padStart(2, '0')}:00`;
        const choice =
          half === null
            ? ({ ...NINE, startTime, amOrPm: at < 12 ? 'am' : 'pm' } as const)
            : ({ ...MORNING, amOrPm: half } as const);
        expect(readWishedTime(wishedTimeText({ shopCode, choice }))).toEqual({ shopCode, choice });
      }),
    );
  });

  it('is none in any other text', () => {
    const key = appointmentKey(NINE);
    for (const text of ['', 'S20001', key, `S20001.${key}x`, `../../a.${key}`, 'S20001.2026-12-01.25:00'])
      expect(readWishedTime(text)).toBeNull();
  });

  it('is free only if the calendar has exactly this slot, and has it free', () => {
    expect(isFreeTime(DAYS, NINE)).toBe(true);
    expect(isFreeTime(DAYS, NOON)).toBe(true);
    expect(isFreeTime(DAYS, MORNING)).toBe(false);
    expect(isFreeTime(DAYS, { ...NINE, startTime: '10:00' })).toBe(false);
    expect(isFreeTime(DAYS, { ...NINE, startTime: '11:00' })).toBe(false);
    expect(isFreeTime(DAYS, { ...NINE, date: '2026-12-02' })).toBe(false);
    expect(isFreeTime([], NINE)).toBe(false);
  });

  it('says that it is gone in the shop’s own words for it', () => {
    expect(wishGoneWords(NINE)).toBe('Tue, Dec 1 at 9:00 am is no longer free. Choose another time.');
    expect(wishGoneWords(MORNING)).toBe(
      'Drop-off on the morning of Tue, Dec 1 is no longer free. Choose another time.',
    );
    expect(wishGoneWords(NOON)).toBe(
      'Drop-off at noon on Tue, Dec 1 is no longer free. Choose another time.',
    );
  });
});
