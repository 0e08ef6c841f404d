import fc from 'fast-check';
import { CANCEL_WINDOW_MS, canCancel, canCancelByStaff, cancelClosesAt } from './cancel-window.js';

const PLACED_AT = new Date('2026-11-20T15:17:00.000Z');
const CLOSES_AT = new Date('2026-11-20T15:47:00.000Z');
const placed = { state: 'placed', placedAt: PLACED_AT } as const;

const msAfterPlacing = (ms: number): Date => new Date(PLACED_AT.getTime() + ms);
const codeOf = (result: ReturnType<typeof canCancel>): string | null =>
  result.ok ? null : result.fault.code;

describe('canCancel', () => {
  it('is open for 30 minutes and names the end', () => {
    expect(CANCEL_WINDOW_MS).toBe(1_800_000);
    expect(cancelClosesAt(PLACED_AT)).toEqual(CLOSES_AT);
    expect(canCancel(placed, PLACED_AT)).toEqual({ ok: true, value: { closesAt: CLOSES_AT } });
  });

  it('is open a millisecond before the end and closed at it', () => {
    expect(canCancel(placed, msAfterPlacing(CANCEL_WINDOW_MS - 1)).ok).toBe(true);
    expect(codeOf(canCancel(placed, msAfterPlacing(CANCEL_WINDOW_MS)))).toBe('order.cancelWindowClosed');
  });

  it('is open exactly while the countdown shows time left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * CANCEL_WINDOW_MS }), (ms) => {
        const now = msAfterPlacing(ms);
        expect(canCancel(placed, now).ok).toBe(cancelClosesAt(PLACED_AT).getTime() - now.getTime() > 0);
      }),
    );
  });

  it('reports a cancelled order as such at any time', () => {
    for (const now of [PLACED_AT, CLOSES_AT]) {
      expect(codeOf(canCancel({ ...placed, state: 'cancelled' }, now))).toBe('order.alreadyCancelled');
    }
  });

  it.each(['pendingPickup', 'inTransit', 'delivered'] as const)(
    'is refused once the order is %s',
    (state) => {
      expect(codeOf(canCancel({ ...placed, state }, PLACED_AT))).toBe('order.transitionRefused');
    },
  );
});

describe('canCancelByStaff', () => {
  const late = msAfterPlacing(48 * CANCEL_WINDOW_MS);

  it('keeps the window of an order that isn’t held', () => {
    expect(canCancelByStaff({ ...placed, isHeld: false }, PLACED_AT)).toEqual(canCancel(placed, PLACED_AT));
    expect(canCancelByStaff({ ...placed, isHeld: false }, late)).toEqual(canCancel(placed, late));
  });

  it('has no end while the order is held', () => {
    expect(canCancelByStaff({ ...placed, isHeld: true }, late)).toEqual({
      ok: true,
      value: { closesAt: null },
    });
  });

  it.each(['pendingPickup', 'inTransit', 'delivered', 'cancelled'] as const)(
    'is refused of a %s order, held or not',
    (state) => {
      expect(canCancelByStaff({ ...placed, state, isHeld: true }, late).ok).toBe(false);
    },
  );
});
