import { oneAtATime } from './one-at-a-time.js';

describe('a run that must be alone', () => {
  it('is skipped while the one before still runs, and possible again after it', async () => {
    let runs = 0;
    let end: () => void = () => undefined;
    const run = oneAtATime(() => {
      runs += 1;
      return new Promise((resolve) => (end = resolve));
    });
    const first = run();
    await run();
    expect(runs).toBe(1);
    end();
    await first;
    const second = run();
    end();
    await second;
    expect(runs).toBe(2);
  });

  it('is possible again after it failed', async () => {
    let runs = 0;
    const run = oneAtATime(() => {
      runs += 1;
      return Promise.reject(new Error('torn'));
    });
    await expect(run()).rejects.toThrow('torn');
    await expect(run()).rejects.toThrow('torn');
    expect(runs).toBe(2);
  });
});
