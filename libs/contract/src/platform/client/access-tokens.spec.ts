import { type AccessToken, keepAccessTokens } from './access-tokens.js';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-20T12:00:00.000Z');

const tokensAt = (names: readonly (string | null)[]) => {
  const clock = { now: START };
  const left = [...names];
  const asked: string[] = [];
  const next = (): Promise<AccessToken | null> => {
    const value = left.shift() ?? null;
    return Promise.resolve(
      value === null ? null : { value, expiresAt: new Date(clock.now + 10 * MINUTE_MS) },
    );
  };
  const tokens = keepAccessTokens({
    first: () => (asked.push('first'), next()),
    refresh: (old) => (asked.push(`refresh ${old.value}`), next()),
    now: () => new Date(clock.now),
  });
  return { tokens, asked, clock };
};

describe('access tokens', () => {
  it('are fetched once and kept until their end', async () => {
    const { tokens, asked, clock } = tokensAt(['a', 'b']);
    expect(await Promise.all([tokens.current(), tokens.current()])).toEqual(['a', 'a']);
    clock.now += 9 * MINUTE_MS;
    expect(await tokens.current()).toBe('a');
    expect(asked).toEqual(['first']);
  });

  it('are refreshed when they expire [R4.07]', async () => {
    const { tokens, asked, clock } = tokensAt(['a', 'b']);
    await tokens.current();
    clock.now += 10 * MINUTE_MS - 4_000;
    expect(await tokens.current()).toBe('b');
    expect(asked).toEqual(['first', 'refresh a']);
  });

  it('are refreshed once for all calls refused with the same one', async () => {
    const { tokens, asked } = tokensAt(['a', 'b', 'c']);
    await tokens.current();
    expect(await Promise.all(Array.from({ length: 20 }, () => tokens.replace('a')))).toEqual(
      Array.from({ length: 20 }, () => 'b'),
    );
    expect(await tokens.replace('a')).toBe('b');
    expect(asked).toEqual(['first', 'refresh a']);
  });

  it('are none once the session has ended', async () => {
    const { tokens } = tokensAt(['a', null, null]);
    await tokens.current();
    expect(await tokens.replace('a')).toBeNull();
    expect(await tokens.current()).toBeNull();
  });

  it('are available again after a failed refresh', async () => {
    let isDown = true;
    const expiresAt = new Date(START + MINUTE_MS);
    const tokens = keepAccessTokens({
      first: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ value: 'a', expiresAt })),
      refresh: () => Promise.resolve(null),
      now: () => new Date(START),
    });
    await expect(tokens.current()).rejects.toThrow('down');
    isDown = false;
    expect(await tokens.current()).toBe('a');
  });
});
