import { mayMoveAppointment, type MovableOrder } from './may-move-appointment.js';

/** Tuesday, December 1, 2026, at noon in New York. */
const NOON = new Date('2026-12-01T17:00:00Z');

const at = (startTime: string | null) => ({
  installer: 'S104',
  date: '2026-12-01',
  isDropOff: startTime === null,
  amOrPm: 'am' as const,
  startTime,
  dropOffWindow: startTime === null ? { from: '08:00', to: '11:00' } : null,
  timeZone: 'America/New_York',
});

const mayMove = (order: Partial<MovableOrder>, appointment: ReturnType<typeof at> | null): boolean =>
  mayMoveAppointment(
    {
      fulfilment: 'ship-to-shop',
      state: 'delivered',
      cancelRequestedAt: null,
      isAllReturned: false,
      ...order,
    },
    appointment,
    NOON,
  ).ok;

describe('an appointment', () => {
  it.each([
    ['a minute before it begins', 'delivered', at('12:01'), true],
    ['when it begins with the tires there', 'delivered', at('12:00'), false],
    ['after the car was dropped off for them', 'delivered', at(null), false],
    ['when it begins without the tires', 'inTransit', at('12:00'), true],
    ['if the order has none yet', 'delivered', null, true],
  ] as const)('can be moved %s: %s', (_, state, appointment, isAllowed) => {
    expect(mayMove({ state }, appointment)).toBe(isAllowed);
  });

  it('begins by the clock of its shop', () => {
    expect(mayMove({}, { ...at('11:30'), timeZone: 'America/Chicago' })).toBe(true);
    expect(mayMove({}, { ...at('11:00'), timeZone: 'America/Chicago' })).toBe(false);
  });

  it('stays if the order is cancelled, waits for that, came back, or goes to no shop', () => {
    const later = at('16:00');
    expect(mayMove({ state: 'cancelled' }, later)).toBe(false);
    expect(mayMove({ cancelRequestedAt: NOON }, later)).toBe(false);
    expect(mayMove({ isAllReturned: true }, later)).toBe(false);
    expect(mayMove({ isAllReturned: true }, null)).toBe(false);
    expect(mayMove({ fulfilment: 'ship-to-me' }, null)).toBe(false);
    expect(mayMove({ fulfilment: 'fedex-pickup' }, null)).toBe(false);
  });

  it('refuses with a reason', () => {
    const order = {
      fulfilment: 'ship-to-me',
      state: 'placed',
      cancelRequestedAt: null,
      isAllReturned: false,
    } as const;
    expect(mayMoveAppointment(order, null, NOON)).toMatchObject({
      fault: { code: 'order.transitionRefused' },
    });
  });
});
