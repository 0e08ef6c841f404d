import { openLoop } from './open-loop.js';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('an open loop', () => {
  it('begins every operation at its time, though none of the earlier ones is done', async () => {
    let begun = 0;
    let atOnce = 0;
    const sample = await openLoop(
      async () => {
        begun += 1;
        atOnce = Math.max(atOnce, begun);
        await after(100);
        begun -= 1;
      },
      { perSecond: 200, seconds: 0.2 },
    );
    expect(sample.done).toBe(40);
    expect(atOnce).toBeGreaterThan(10);
  });

  it('times from the moment an operation was due, not from when it could begin', async () => {
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

  it('counts what fails by its reason and keeps it out of the times', async () => {
    let n = 0;
    const sample = await openLoop(
      () => ((n += 1) % 2 === 0 ? Promise.reject(new Error('503')) : Promise.resolve()),
      { perSecond: 500, seconds: 0.02 },
    );
    expect([sample.done, [...sample.errors]]).toEqual([5, [['503', 5]]]);
  });
});
