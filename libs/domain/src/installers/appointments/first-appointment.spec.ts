import {
  firstAppointmentWords,
  firstFreeDate,
  laterArrivalWords,
  shopClosedWords,
  type ShopCalendar,
} from './first-appointment.js';

type Day = ShopCalendar['days'][number];

const day = (date: string, isFree: boolean): Day => ({ date, waits: [{ isFree }], dropOffs: [] });
const calendar = (firstDate: string, ...days: readonly Day[]) => ({
  tiresArriveBy: '2026-11-27',
  firstDate,
  days,
});

describe('the first appointment', () => {
  it('is the day after the tires arrive, and needs no reason then', () => {
    expect(firstAppointmentWords(calendar('2026-11-28', day('2026-11-28', true)))).toBe(
      'Your tires arrive at the shop by Fri, Nov 27.',
    );
  });

  it('is for tires that aren’t in a cart yet, too', () => {
    expect(
      firstAppointmentWords(calendar('2026-11-28', day('2026-11-28', true)), 'Tires ordered today'),
    ).toBe('Tires ordered today arrive at the shop by Fri, Nov 27.');
  });

  it('is later because the shop is full or closed, and says which', () => {
    const full = calendar('2026-11-28', day('2026-11-28', false), day('2026-12-01', true));
    expect(firstAppointmentWords(full)).toBe(
      'Your tires arrive at the shop by Fri, Nov 27. This shop is full until Tue, Dec 1.',
    );
    expect(firstAppointmentWords(calendar('2026-11-30', day('2026-11-30', true)))).toBe(
      'Your tires arrive at the shop by Fri, Nov 27. This shop is closed until Mon, Nov 30.',
    );
  });

  it('names the holidays between the first and the last day', () => {
    expect(
      firstAppointmentWords(calendar('2026-11-28', day('2026-11-28', true), day('2027-01-02', true))),
    ).toBe(
      'Your tires arrive at the shop by Fri, Nov 27. Closed Fri, Dec 25 (Christmas Day) and Fri, Jan 1 (New Year’s Day).',
    );
    expect(shopClosedWords(calendar('2026-11-26', day('2027-01-01', true)))).toBe(
      'Closed Thu, Nov 26 (Thanksgiving), Fri, Dec 25 (Christmas Day), and Fri, Jan 1 (New Year’s Day).',
    );
    expect(shopClosedWords(calendar('2026-12-26', day('2026-12-26', true)))).toBe('');
  });

  it('is none where every slot is taken', () => {
    const taken = calendar('2026-11-28', day('2026-11-28', false));
    expect([firstFreeDate(taken), firstAppointmentWords(taken)]).toEqual([null, null]);
    const dropOff = { date: '2026-11-29', waits: [{ isFree: false }], dropOffs: [{ isFree: true }] };
    expect(firstFreeDate(calendar('2026-11-28', dropOff))).toBe('2026-11-29');
  });

  it('names the new day of arrival if a chosen day is too early now, and nothing else', () => {
    const later = { tiresArriveBy: '2026-12-02', firstDate: '2026-12-03' };
    expect(laterArrivalWords('2026-12-01', later)).toBe(
      'Your tires now arrive at the shop by Wed, Dec 2. Choose a time after that.',
    );
    expect(laterArrivalWords('2026-12-03', later)).toBe('');
    expect(laterArrivalWords(null, later)).toBe('');
  });
});
