import { createRestarts } from './restarts.mjs';

const restartsAt = (times: { now: number }) =>
  createRestarts({ pausesMs: [500, 1_000], steadyMs: 60_000, clock: () => times.now });

describe('restarts', () => {
  it('wait longer each time, and end after the last pause', () => {
    const times = { now: 0 };
    const restarts = restartsAt(times);
    expect([restarts.pause(), restarts.pause(), restarts.pause()]).toEqual([500, 1_000, null]);
    expect(restarts.failures()).toBe(3);
  });

  it('begin anew once a program has run for a minute', () => {
    const times = { now: 0 };
    const restarts = restartsAt(times);
    restarts.pause();
    restarts.pause();
    restarts.started();
    times.now = 59_999;
    expect(restarts.pause()).toBeNull();
    restarts.started();
    times.now += 60_000;
    expect(restarts.pause()).toBe(500);
  });

  it('end for a program that ran for a minute and never starts again', () => {
    const times = { now: 0 };
    const restarts = restartsAt(times);
    times.now = 70_000;
    expect(restarts.pause()).toBe(500);
    times.now = 140_000;
    expect(restarts.pause()).toBe(1_000);
    times.now = 210_000;
    expect(restarts.pause()).toBeNull();
  });
});
