import { truckAt } from './truck-at.js';

const CARLISLE = { lat: 40.2, lng: -77.19, timeZone: 'America/New_York', cutOffHour: 16 };
const leaves = (placedAt: string) => truckAt(CARLISLE, new Date(placedAt)).toISOString();

describe('the truck of an order', () => {
  it('leaves the same business day for an order before the cut-off', () => {
    expect(leaves('2026-11-20T20:59:00Z')).toBe('2026-11-20T21:00:00.000Z');
  });

  it('leaves the next business day for an order at the cut-off or later, and not on a holiday', () => {
    expect(leaves('2026-11-20T21:00:00Z')).toBe('2026-11-23T21:00:00.000Z');
    expect(leaves('2026-11-25T22:00:00Z')).toBe('2026-11-27T21:00:00.000Z');
  });
});
