import type { Globals } from '@simpletread/contract';
import { FALLBACK_GLOBALS } from './fallback-globals';
import { GlobalsKeeper } from './globals-keeper';

const anAnswer = (siteTheme: Globals['siteTheme'], validUntil: number) => ({
  globals: { ...FALLBACK_GLOBALS, siteTheme, validUntil: new Date(validUntil).toISOString() },
  etag: siteTheme,
});

const shop = () => {
  const state = { now: 0, asked: 0, answer: anAnswer('default', 1_000_000), isAway: false };
  const keeper = new GlobalsKeeper(
    async (_query, etag) => {
      state.asked += 1;
      await Promise.resolve();
      if (state.isAway) throw new Error('away');
      return etag === state.answer.etag ? null : state.answer;
    },
    () => state.now,
  );
  const theme = async () => (await keeper.read('', {})).siteTheme;
  return { state, keeper, theme };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the globals of a storefront process', () => {
  it('are fetched once for concurrent callers', async () => {
    const { state, theme } = shop();
    await Promise.all([theme(), theme(), theme()]);
    await theme();
    expect(state.asked).toBe(1);
  });

  it('are separate for each kind of shopper', async () => {
    const { state, keeper } = shop();
    await keeper.read('PA', { userRegion: 'PA' });
    await keeper.read('NJ', { userRegion: 'NJ' });
    expect(state.asked).toBe(2);
  });

  it('are checked in the background while the last check is recent, without waiting', async () => {
    const { state, theme } = shop();
    await theme();
    state.answer = anAnswer('blackFriday', 1_000_000);
    state.now = 999;
    await theme();
    expect(state.asked).toBe(1);
    state.now = 1_000;
    expect(await theme()).toBe('default');
    await settled();
    expect(await theme()).toBe('blackFriday');
    expect(state.asked).toBe(2);
  });

  it('are a release’s on the first page after it, however long the shop had no visitors', async () => {
    const { state, theme } = shop();
    await theme();
    state.answer = anAnswer('blackFriday', 1_000_000);
    state.now = 2_000;
    expect(await theme()).toBe('blackFriday');
  });

  it('never outlive their season, even if a page must wait', async () => {
    const { state, theme } = shop();
    state.answer = anAnswer('blackFriday', 900);
    await theme();
    state.answer = anAnswer('cyberWeekend', 9_000);
    state.now = 899;
    expect(await theme()).toBe('blackFriday');
    state.now = 900;
    expect(await theme()).toBe('cyberWeekend');
  });

  it('are kept while the API is down, up to their end and no longer', async () => {
    const { state, theme } = shop();
    await theme();
    state.isAway = true;
    state.now = 6_000;
    expect(await theme()).toBe('default');
    await settled();
    await theme();
    expect(state.asked).toBe(2);
    state.now = 8_000;
    await theme();
    await settled();
    expect(state.asked).toBe(3);
    state.now = 1_000_000;
    await expect(theme()).rejects.toThrow('away');
  });

  it('stay the same object while nothing changed', async () => {
    const { state, keeper } = shop();
    const first = await keeper.read('', {});
    state.now = 5_000;
    await keeper.read('', {});
    await settled();
    expect(await keeper.read('', {})).toBe(first);
  });
});
