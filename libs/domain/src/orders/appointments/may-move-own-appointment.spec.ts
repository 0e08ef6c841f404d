import { type MovableOrder } from './may-move-appointment.js';
import { mayMoveOwnAppointment } from './may-move-own-appointment.js';

/** Tuesday, December 1, 2026, at noon in New York. */
const NOON = new Date('2026-12-01T17:00:00Z');

const at = (date: string, startTime: string) => ({
  installer: 'S104',
  date,
  isDropOff: false,
  amOrPm: 'am' as const,
  startTime,
  dropOffWindow: null,
  timeZone: 'America/New_York',
});

const mayMove = (
  appointment: ReturnType<typeof at> | null,
  { moves = 0, now = NOON, ...order }: Partial<MovableOrder> & { moves?: number; now?: Date } = {},
) =>
  mayMoveOwnAppointment(
    {
      fulfilment: 'ship-to-shop',
      state: 'inTransit',
      cancelRequestedAt: null,
      isAllReturned: false,
      ...order,
    },
    appointment,
    { moves, now },
  );

describe('an appointment moved by its buyer', () => {
  it('is theirs to move until 24 hours before it begins, to the second', () => {
    expect(mayMove(at('2026-12-02', '12:00')).ok).toBe(true);
    const aSecondLate = mayMove(at('2026-12-02', '12:00'), { now: new Date(NOON.getTime() + 1_000) });
    expect(aSecondLate).toEqual({ ok: false, fault: { code: 'appointment.tooSoon', data: { hours: 24 } } });
  });

  it('counts hours, not clock times, where the clock is put back', () => {
    // On November 1, 2026, New York's clock goes back: noon to noon is 25 hours.
    const sunday = at('2026-11-01', '12:00');
    expect(mayMove(sunday, { now: new Date('2026-10-31T17:00:00Z') }).ok).toBe(true);
    expect(mayMove(sunday, { now: new Date('2026-10-31T17:00:01Z') }).ok).toBe(false);
  });

  it('can be set anew once it passed without the tires, or if there is none yet', () => {
    expect(mayMove(at('2026-12-01', '09:00')).ok).toBe(true);
    expect(mayMove(null).ok).toBe(true);
  });

  it('moves three times and not a fourth', () => {
    const later = at('2026-12-09', '09:00');
    expect(mayMove(later, { moves: 2 }).ok).toBe(true);
    expect(mayMove(later, { moves: 3 })).toEqual({
      ok: false,
      fault: { code: 'appointment.movedOften', data: { most: 3 } },
    });
  });

  it('stays where staff couldn’t move it either', () => {
    const refused = { ok: false, fault: { code: 'order.transitionRefused' } };
    expect(mayMove(at('2026-12-09', '09:00'), { state: 'cancelled' })).toMatchObject(refused);
    expect(mayMove(at('2026-12-01', '09:00'), { state: 'delivered' })).toMatchObject(refused);
    expect(mayMove(null, { fulfilment: 'ship-to-me' })).toMatchObject(refused);
  });
});
