import { type ShopState, ShopStateKeeper } from './shop-state-keeper';

const shop = () => {
  const state = { now: 0, asked: 0, answer: { version: 'a', validUntil: null } as ShopState, isAway: false };
  const keeper = new ShopStateKeeper(
    async () => {
      state.asked += 1;
      await Promise.resolve();
      if (state.isAway) throw new Error('away');
      return state.answer;
    },
    () => state.now,
  );
  return { state, keeper };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the version of the shop', () => {
  it('is requested once for all pages of a second', async () => {
    const { state, keeper } = shop();
    await Promise.all([keeper.version(), keeper.version()]);
    state.now = 999;
    await keeper.version();
    expect(state.asked).toBe(1);
  });

  it('changes within two seconds, and no page waits within them', async () => {
    const { state, keeper } = shop();
    await keeper.version();
    state.answer = { version: 'b', validUntil: null };
    state.now = 1_000;
    expect(await keeper.version()).toBe('a');
    await settled();
    expect(await keeper.version()).toBe('b');
    expect(keeper.changedAt).toBe(1_000);
    state.answer = { version: 'c', validUntil: null };
    state.now = 3_000;
    expect(await keeper.version()).toBe('c');
  });

  it('is requested again at the millisecond at which something ends', async () => {
    const { state, keeper } = shop();
    state.answer = { version: 'a', validUntil: 500 };
    await keeper.version();
    state.answer = { version: 'a', validUntil: null };
    state.now = 499;
    await keeper.version();
    expect(state.asked).toBe(1);
    state.now = 500;
    await keeper.version();
    expect(state.asked).toBe(2);
  });

  it('is kept while the API is down, but never beyond that moment', async () => {
    const { state, keeper } = shop();
    state.answer = { version: 'a', validUntil: 10_000 };
    await keeper.version();
    state.isAway = true;
    state.now = 5_000;
    expect(await keeper.version()).toBe('a');
    state.now = 10_000;
    await expect(keeper.version()).rejects.toThrow('away');
  });
});
