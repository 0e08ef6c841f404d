import { FakeClock, SystemClock } from './index.js';

describe('the clocks', () => {
  it('stands still until it is moved', () => {
    const clock = new FakeClock('2026-03-08T06:59:00.000Z');
    expect(clock.now()).toEqual(clock.now());
    clock.advance(60_000);
    expect(clock.now()).toEqual(new Date('2026-03-08T07:00:00.000Z'));
    clock.set('2026-11-01T00:00:00.000Z');
    expect(clock.now()).toEqual(new Date('2026-11-01T00:00:00.000Z'));
  });

  it('returns dates that cannot change it', () => {
    const clock = new FakeClock('2026-03-08T06:59:00.000Z');
    clock.now().setFullYear(1999);
    expect(clock.now().getUTCFullYear()).toBe(2026);
  });

  it('of the system goes with the machine', () => {
    expect(Math.abs(new SystemClock().now().getTime() - Date.now())).toBeLessThan(1_000);
  });
});
