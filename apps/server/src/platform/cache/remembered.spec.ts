import { Remembered } from './remembered.js';

const counting = (options: { ttlMs?: number; missPauseMs?: number } = {}) => {
  const state = { reads: 0, now: 0, fails: false };
  const remembered = new Remembered({
    read: async () => {
      state.reads += 1;
      const read = state.reads;
      await Promise.resolve();
      if (state.fails) throw new Error('database away');
      return { read };
    },
    ttlMs: 1000,
    missPauseMs: 100,
    nowMs: () => state.now,
    ...options,
  });
  return { state, remembered };
};

describe('a remembered value', () => {
  it('is read once for all who ask, and stays the same value', async () => {
    const { state, remembered } = counting();
    const [first, second] = await Promise.all([remembered.current(), remembered.current()]);
    expect(first).toBe(second);
    expect(await remembered.current()).toBe(first);
    expect(state.reads).toBe(1);
  });

  it('is read again once it is old', async () => {
    const { state, remembered } = counting();
    await remembered.current();
    state.now = 1000;
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('is read again when it was forgotten, even while it was being read', async () => {
    const { remembered } = counting();
    const early = remembered.current();
    remembered.forget();
    const late = remembered.current();
    expect(await early).toEqual({ read: 1 });
    expect(await late).toEqual({ read: 2 });
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('is read again after a miss, but not for every miss', async () => {
    const { state, remembered } = counting();
    await remembered.current();
    expect(await remembered.afterMiss()).toEqual({ read: 2 });
    expect(await remembered.afterMiss()).toEqual({ read: 2 });
    state.now = 100;
    expect(await remembered.afterMiss()).toEqual({ read: 3 });
  });

  it('is asked for again after a failure', async () => {
    const { state, remembered } = counting();
    state.fails = true;
    await expect(remembered.current()).rejects.toThrow('database away');
    state.fails = false;
    expect(await remembered.current()).toEqual({ read: 2 });
  });
});
