import { hashToken, newId, newToken, TOKEN_PATTERN } from './index.js';

const many = <T>(make: () => T): T[] => Array.from({ length: 2_000 }, make);

describe('ids', () => {
  it('are UUIDs of version 7, all different and in the order they were made', () => {
    const ids = many(newId);
    expect(
      ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});

describe('tokens', () => {
  it('are 256 random bits in 43 characters that need no escaping', () => {
    const tokens = many(newToken);
    expect(tokens.every((token) => TOKEN_PATTERN.test(token))).toBe(true);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('are stored as a hash that is always the same and never the token', () => {
    const token = 'A'.repeat(43);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashToken(token)).toBe(hashToken(token));
    expect(hashToken(newToken())).not.toBe(hashToken(token));
  });
});
