import { Prng } from '../../../random/prng.js';
import { orderProgress, stillToPick } from './order-progress.js';

const NOW = new Date('2026-11-20T18:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe('an order that people pick', () => {
  it('waits for them if it was placed within the last 20 hours', () => {
    const moved = orderProgress(ago(5), false, NOW, new Prng('x'));
    expect(moved.releasedAt).not.toBeNull();
    expect(stillToPick(moved, ago(5), NOW)).toEqual({
      ...moved,
      state: 'placed',
      releasedAt: null,
      shippedAt: null,
      deliveredAt: null,
    });
  });

  it('has moved on if it is older or cancelled', () => {
    const older = orderProgress(ago(21), false, NOW, new Prng('x'));
    expect(stillToPick(older, ago(21), NOW)).toBe(older);
    const cancelled = orderProgress(ago(5), true, NOW, new Prng('x'));
    expect(stillToPick(cancelled, ago(5), NOW)).toBe(cancelled);
  });
});
