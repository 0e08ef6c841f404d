import { KeptReplies } from './kept-replies';

const pages = () => {
  const state = { now: 1_000_000, version: 'a', changedAt: -Infinity, asked: 0, isAway: false };
  const replies = new KeptReplies(
    {
      version: () => Promise.resolve(state.version),
      get changedAt() {
        return state.changedAt;
      },
    },
    () => state.now,
  );
  const read = (key = '/tires') =>
    replies.get(key, 30, async () => {
      state.asked += 1;
      await Promise.resolve();
      if (state.isAway) throw new Error('away');
      return { reply: { count: state.asked, items: [{ price: 1 }] }, bytes: 40 };
    });
  return { state, read };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('kept replies', () => {
  it('are read once for all requests, each under its own address', async () => {
    const { state, read } = pages();
    const [first, second] = await Promise.all([read(), read()]);
    expect(second).toBe(first);
    expect(await read()).toBe(first);
    expect(await read('/brands')).not.toBe(first);
    expect(state.asked).toBe(2);
  });

  it('are read again as soon as the shop has another version', async () => {
    const { state, read } = pages();
    const before = await read();
    state.version = 'b';
    expect(await read()).not.toBe(before);
  });

  it('are still used for the same time again while they are refreshed, and no longer', async () => {
    const { state, read } = pages();
    const before = await read();
    state.now += 30_000;
    expect(await read()).toBe(before);
    await settled();
    const after = await read();
    expect(after).not.toBe(before);
    state.now += 60_000;
    expect(await read()).not.toBe(after);
  });

  it('are soon read again if they were read while servers may still differ', async () => {
    const { state, read } = pages();
    state.changedAt = state.now - 500;
    const before = await read();
    state.now += 4_000;
    expect(await read()).not.toBe(before);
  });

  it('are kept while the API is down, but its failures are not', async () => {
    const { state, read } = pages();
    const before = await read();
    state.isAway = true;
    state.now += 45_000;
    expect(await read()).toBe(before);
    await settled();
    await expect(read('/brands')).rejects.toThrow('away');
    state.isAway = false;
    await expect(read('/brands')).resolves.toBeDefined();
  });

  it('cannot be changed by a page', async () => {
    const { read } = pages();
    const reply = (await read()) as { items: unknown[] };
    expect(() => {
      reply.items.push({ price: 2 });
    }).toThrow(TypeError);
  });
});
