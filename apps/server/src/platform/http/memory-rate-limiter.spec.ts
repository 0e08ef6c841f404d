import { MemoryRateLimiter } from './memory-rate-limiter.js';

describe('rate limits in the process', () => {
  const at = { ms: 0 };
  const limiter = () => new MemoryRateLimiter({ perMinute: 3, strictPerMinute: 1 }, () => at.ms);

  beforeEach(() => {
    at.ms = 1_000;
  });

  it('let the allowed number of calls pass and then name the seconds to wait', () => {
    const rates = limiter();
    expect([1, 2, 3].map(() => rates.take('a', null))).toEqual([0, 0, 0]);
    at.ms += 20_500;
    expect(rates.take('a', null)).toBe(40);
  });

  it('start again with the next minute', () => {
    const rates = limiter();
    for (let n = 0; n < 5; n += 1) rates.take('a', null);
    at.ms += 60_000;
    expect(rates.take('a', null)).toBe(0);
  });

  it('count callers apart', () => {
    const rates = limiter();
    for (let n = 0; n < 5; n += 1) rates.take('a', null);
    expect(rates.take('b', null)).toBe(0);
  });

  it('count strict routes apart, and within the usual limit', () => {
    const rates = limiter();
    expect([rates.take('a', 'x'), rates.take('a', 'y')]).toEqual([0, 0]);
    expect(rates.take('a', 'x')).toBeGreaterThan(0);
    expect(rates.take('a', null)).toBeGreaterThan(0);
  });
});
