import { Remembered } from './remembered.js';

const withoutVersion = { version: undefined };

const counting = (options: { version?: undefined } = {}) => {
  const state = { reads: 0, looks: 0, now: 0, fails: false, version: 'a', gate: Promise.resolve() };
  const remembered = new Remembered({
    read: async () => {
      state.reads += 1;
      const read = state.reads;
      await state.gate;
      if (state.fails) throw new Error('database away');
      return { read };
    },
    version: () => {
      state.looks += 1;
      return Promise.resolve(state.version);
    },
    ttlMs: 1000,
    missPauseMs: 100,
    nowMs: () => state.now,
    ...options,
  });
  /** Delays reads; returns a function that releases them. */
  const hold = () => {
    let release: () => void = () => undefined;
    state.gate = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { state, remembered, hold };
};

describe('a remembered value', () => {
  it('is read once for all callers, and stays the same value', async () => {
    const { state, remembered } = counting();
    const [first, second] = await Promise.all([remembered.current(), remembered.current()]);
    expect(first).toBe(second);
    expect(await remembered.current()).toBe(first);
    expect(state.reads).toBe(1);
  });

  it('is looked at again once it is old, and handed out until then', async () => {
    const { state, remembered } = counting(withoutVersion);
    await remembered.current();
    state.now = 1000;
    expect(await remembered.current()).toEqual({ read: 1 });
    await remembered.renewed();
    expect(await remembered.current()).toEqual({ read: 3 });
  });

  it('is not handed out anymore when it is twice as old', async () => {
    const { state, remembered } = counting(withoutVersion);
    await remembered.current();
    state.now = 2000;
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('stays the same value through misses and age while its version is the same', async () => {
    const { state, remembered } = counting();
    const first = await remembered.current();
    expect(await remembered.afterMiss()).toBe(first);
    state.now = 5000;
    expect(await remembered.current()).toBe(first);
    expect(await remembered.renewed()).toBe(first);
    expect(state.reads).toBe(1);
  });

  it('is read again when its version is another, while others keep the old one', async () => {
    const { state, remembered, hold } = counting();
    const first = await remembered.current();
    state.version = 'b';
    const release = hold();
    const afterMiss = remembered.afterMiss();
    expect(await remembered.current()).toBe(first);
    release();
    expect(await afterMiss).toEqual({ read: 2 });
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('is looked at after a miss, but not for every miss', async () => {
    const { state, remembered } = counting();
    await remembered.current();
    for (let misses = 0; misses < 10; misses += 1) await remembered.afterMiss();
    expect(state.looks).toBe(2);
    state.now = 100;
    await remembered.afterMiss();
    expect(state.looks).toBe(3);
  });

  it('lets a second miss wait for the check of the first', async () => {
    const { state, remembered } = counting();
    await remembered.current();
    state.version = 'b';
    const misses = await Promise.all([remembered.afterMiss(), remembered.afterMiss()]);
    expect(misses).toEqual([{ read: 2 }, { read: 2 }]);
  });

  it('is read once more if a change arrives during the read', async () => {
    const { state, remembered, hold } = counting();
    const release = hold();
    const early = remembered.current();
    await Promise.resolve();
    state.version = 'b';
    const late = remembered.renewed();
    release();
    expect(await early).toEqual({ read: 1 });
    expect(await late).toEqual({ read: 2 });
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('is not read for a change before its first use', async () => {
    const { state, remembered } = counting();
    await remembered.refresh();
    expect(state.reads).toBe(0);
    await remembered.current();
    state.version = 'b';
    await remembered.refresh();
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('is updated from the details of a change, and checked again if they are incomplete', async () => {
    const { state, remembered } = counting();
    const change = (step: { from: string; to: string }) =>
      remembered.change(step, (value) => Promise.resolve({ read: value.read + 10 }));
    expect(await change({ from: 'a', to: 'b' })).toBe(false);
    await remembered.current();
    state.version = 'b';
    expect(await change({ from: 'a', to: 'b' })).toBe(true);
    expect(await remembered.renewed()).toEqual({ read: 11 });
    expect(state.reads).toBe(1);
    state.version = 'd';
    expect(await change({ from: 'c', to: 'd' })).toBe(false);
    expect(await remembered.current()).toEqual({ read: 2 });
  });

  it('is checked again if a change cannot be read, and the old one serves until then', async () => {
    const { state, remembered } = counting();
    await remembered.current();
    state.version = 'b';
    const failing = remembered.change({ from: 'a', to: 'b' }, () =>
      Promise.reject(new Error('database away')),
    );
    await expect(failing).rejects.toThrow('database away');
    expect(await remembered.current()).toEqual({ read: 1 });
    expect(await remembered.renewed()).toEqual({ read: 2 });
  });

  it('is asked for again after a failure, and the old one serves meanwhile', async () => {
    const { state, remembered } = counting(withoutVersion);
    state.fails = true;
    await expect(remembered.current()).rejects.toThrow('database away');
    state.fails = false;
    await remembered.current();
    state.fails = true;
    state.now = 1000;
    expect(await remembered.current()).toEqual({ read: 2 });
    await expect(remembered.renewed()).rejects.toThrow('database away');
    expect(await remembered.current()).toEqual({ read: 2 });
  });
});
