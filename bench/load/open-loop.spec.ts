import { openLoop } from './open-loop.js';

describe('an open loop', () => {
  it('starts every operation on time, even if none of the earlier ones has finished', async () => {
    let begun = 0;
    let finish: () => void = () => undefined;
    const allBegun = new Promise<void>((resolve) => (finish = resolve));
    const sample = await openLoop(
      () => {
        begun += 1;
        if (begun === 40) finish();
        return allBegun;
      },
      { perSecond: 200, seconds: 0.2 },
    );
    expect(sample.done).toBe(40);
  });

  it('times each operation from when it was due, not from when it could start', async () => {
    let isFirst = true;
    const sample = await openLoop(
      () => {
        const until = performance.now() + (isFirst ? 120 : 0);
        isFirst = false;
        while (performance.now() < until) Math.sqrt(2);
        return Promise.resolve();
      },
      { perSecond: 100, seconds: 0.2 },
    );
    expect(sample.p99Ms).toBeGreaterThanOrEqual(110);
    expect(sample.p50Ms).toBeGreaterThan(5);
  });

  it('counts failures by reason and leaves them out of the times', async () => {
    let n = 0;
    const sample = await openLoop(
      () => ((n += 1) % 2 === 0 ? Promise.reject(new Error('503')) : Promise.resolve()),
      { perSecond: 500, seconds: 0.02 },
    );
    expect([sample.done, [...sample.errors]]).toEqual([5, [['503', 5]]]);
  });
});
