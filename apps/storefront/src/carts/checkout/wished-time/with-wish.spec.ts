import { aCart } from '../../cart/testing/a-cart';
import { NO_LISTS } from '../vehicle/picked-vehicle';
import { initialShipping } from '../shipping/shipping-state';
import { withWish } from './with-wish';

const WISH = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;
const calendarWith = (isFree: boolean) => ({
  tiresArriveBy: '2026-11-30',
  firstDate: '2026-12-01',
  days: [
    { date: '2026-12-01', waits: [{ startTime: '09:00', amOrPm: 'am' as const, isFree }], dropOffs: [] },
  ],
});

const GONE = {
  code: 'appointmentUnavailable',
  message: 'This time is no longer available.',
} as unknown as ReturnType<typeof aCart>['alerts'][number];

const begin = (alerts: ReturnType<typeof aCart>['alerts'] = []) =>
  initialShipping(aCart({ alerts }), null, {}, NO_LISTS, WISH);

describe('a time that was chosen on the shop’s page', () => {
  it('is preselected in checkout, before any other', () => {
    const picked = { stay: 'wait', date: '2026-12-01', key: '2026-12-01.09:00' };
    expect(begin().appointment).toEqual(picked);
    expect(withWish(begin(), WISH, calendarWith(true))).toEqual(begin());
  });

  it('is said to be gone if it is taken meanwhile', () => {
    expect(withWish(begin(), WISH, calendarWith(false)).errors.appointment).toBe(
      'Tue, Dec 1 at 9:00 am is no longer free. Choose another time.',
    );
  });

  it('replaces the message about an earlier time if it is free', () => {
    expect(begin([GONE]).errors.appointment).toBe('This time is no longer available.');
    expect(withWish(begin([GONE]), WISH, calendarWith(true)).errors.appointment).toBeUndefined();
  });

  it('changes nothing without a wish, or while the times can’t be read', () => {
    expect(withWish(begin([GONE]), null, calendarWith(true))).toEqual(begin([GONE]));
    expect(withWish(begin(), WISH, null)).toEqual(begin());
  });
});
