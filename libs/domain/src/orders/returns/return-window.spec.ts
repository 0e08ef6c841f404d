import { canReturn, returnClosesAt, returnDaysLeft } from './return-window.js';

const verdict = (deliveredAt: string, now: string): string => {
  const result = canReturn({ state: 'delivered', deliveredAt: new Date(deliveredAt) }, new Date(now));
  return result.ok ? 'open' : result.fault.code;
};

describe('the window of a return [R4.11]', () => {
  it.each([
    ['on the day of delivery', '2026-11-19T15:00:00Z', '2026-11-19T15:00:00Z', 'open'],
    ['until the last moment of the 30th day', '2026-11-19T15:00:00Z', '2026-12-20T04:59:59.999Z', 'open'],
    ['not on the 31st day', '2026-11-19T15:00:00Z', '2026-12-20T05:00:00Z', 'return.windowClosed'],
    ['by the Eastern day of a late delivery', '2026-11-20T04:30:00Z', '2026-12-20T04:59:59Z', 'open'],
    ['to the day when clocks change in March', '2026-02-20T20:00:00Z', '2026-03-23T03:59:59Z', 'open'],
    ['and not an hour longer', '2026-02-20T20:00:00Z', '2026-03-23T04:00:00Z', 'return.windowClosed'],
    ['to the day when clocks change in November', '2026-10-10T20:00:00Z', '2026-11-10T04:59:59Z', 'open'],
    ['over a leap day', '2028-02-01T15:00:00Z', '2028-03-03T04:59:59Z', 'open'],
    ['30 days and no month', '2028-02-01T15:00:00Z', '2028-03-03T05:00:00Z', 'return.windowClosed'],
  ])('is open %s: %s, %s', (_, deliveredAt, now, expected) => {
    expect(verdict(deliveredAt, now)).toBe(expected);
  });

  it('opens with the delivery', () => {
    const now = new Date('2026-11-19T15:00:00Z');
    for (const state of ['placed', 'pendingPickup', 'inTransit', 'cancelled'] as const)
      expect(canReturn({ state, deliveredAt: null }, now)).toMatchObject({
        fault: { code: 'return.notDelivered' },
      });
  });

  it('counts its days down to zero on the last one', () => {
    const delivered = new Date('2026-11-19T15:00:00Z');
    const left = [
      '2026-11-19T20:00:00Z',
      '2026-11-20T20:00:00Z',
      '2026-12-19T20:00:00Z',
      '2026-12-21T01:00:00Z',
    ];
    expect(left.map((now) => returnDaysLeft(delivered, new Date(now)))).toEqual([30, 29, 0, -1]);
    expect(returnClosesAt(delivered).toISOString()).toBe('2026-12-20T05:00:00.000Z');
  });
});
