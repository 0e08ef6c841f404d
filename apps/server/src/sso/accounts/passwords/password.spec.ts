import argon2 from 'argon2';

import { hashPassword, isPassword, renewedHash } from './password.js';

const PASSWORD = 'tread lightly on 4 tires';

describe('hashes of passwords', () => {
  it('are renewed where they were made in another setting, and only there', async () => {
    const old = await argon2.hash(PASSWORD, { type: argon2.argon2id, memoryCost: 8192, timeCost: 3 });
    const renewed = await renewedHash(PASSWORD, old);
    expect(renewed?.split('$')[3]?.split(',').sort()).toEqual(['m=19456', 'p=1', 't=2']);
    expect(await isPassword(PASSWORD, renewed)).toBe(true);
    expect(await renewedHash(PASSWORD, await hashPassword(PASSWORD))).toBeNull();
  });

  it('never match if there is none', async () => {
    expect(await isPassword(PASSWORD, null)).toBe(false);
  });
});
