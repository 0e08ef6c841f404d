import { Gathering } from './gathering.js';

describe('work that is gathered', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const gathering = () => {
    const runs: number[] = [];
    const startedAt = performance.now();
    const asked = new Gathering(() => runs.push(performance.now() - startedAt));
    return { asked, runs };
  };

  it('runs once for all who ask in one moment', () => {
    const { asked, runs } = gathering();
    for (let n = 0; n < 50; n += 1) asked.ask();
    jest.advanceTimersByTime(1_000);
    expect(runs).toEqual([10]);
  });

  it('runs at most ten times a second, and for everybody who asked', () => {
    const { asked, runs } = gathering();
    for (let at = 0; at < 1_000; at += 5) {
      asked.ask();
      jest.advanceTimersByTime(5);
    }
    jest.advanceTimersByTime(100);
    expect(runs).toHaveLength(11);
    expect(runs.at(-1)).toBeGreaterThan(1_000);
  });

  it('runs soon again after a quiet time', () => {
    const { asked, runs } = gathering();
    asked.ask();
    jest.advanceTimersByTime(500);
    asked.ask();
    jest.advanceTimersByTime(10);
    expect(runs).toEqual([10, 510]);
  });
});
