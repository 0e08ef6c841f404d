import { warehousePickupHold } from './held-until.js';

const DAY = { open: '08:00', close: '18:00' };
const COUNTER = {
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: null },
  timeZone: 'America/New_York',
} as const;

describe('the hold of a warehouse pickup', () => {
  it('lasts 14 days by the warehouse’s calendar, with a reminder three days before its end', () => {
    // Already December 2 in London.
    expect(warehousePickupHold(new Date('2026-12-02T01:00Z'), COUNTER)).toEqual({
      heldUntil: '2026-12-15',
      remindAt: new Date('2026-12-12T15:00Z'),
      expiresAt: new Date('2026-12-16T05:00Z'),
    });
  });

  it('ends on a day on which the counter is open', () => {
    // The 14th day is a Sunday.
    expect(warehousePickupHold(new Date('2026-11-29T17:00Z'), COUNTER).heldUntil).toBe('2026-12-14');
    // The 14th day is Christmas.
    expect(warehousePickupHold(new Date('2026-12-11T17:00Z'), COUNTER).heldUntil).toBe('2026-12-26');
  });

  it('keeps whole days when clocks change', () => {
    expect(warehousePickupHold(new Date('2026-03-02T17:00Z'), COUNTER).expiresAt).toEqual(
      new Date('2026-03-17T04:00Z'),
    );
  });
});
