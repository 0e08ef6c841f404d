import { createHash } from 'node:crypto';

import type { Config } from '../../platform/config/index.js';
import { CustomerKeys } from './customer-key.js';

const keysWith = (sessionSecret: string) => new CustomerKeys({ sessionSecret } as Config);

describe('the key that uses are counted under', () => {
  const keys = keysWith('one secret');

  it('is the account and the address', () => {
    expect(keys.of({ accountId: 'a1', email: 'priya@mail.com' })).toEqual([
      'account:a1',
      expect.stringMatching(/^email:[\w-]{43}$/),
    ]);
    expect(keys.of({ accountId: null, email: null })).toEqual([]);
  });

  it('is the same for an address however it is written, and whether its owner has signed in', () => {
    const [asGuest] = keys.of({ accountId: null, email: 'priya@mail.com' });
    expect(keys.of({ accountId: null, email: ' Priya@Mail.COM ' })).toEqual([asGuest]);
    expect(keys.of({ accountId: 'a1', email: 'priya@mail.com' })).toContain(asGuest);
    expect(asGuest).not.toContain('priya');
  });

  it('cannot be worked out from an address without the secret', () => {
    const customer = { accountId: null, email: 'priya@mail.com' };
    expect(keysWith('another secret').of(customer)).not.toEqual(keys.of(customer));
    const plain = createHash('sha256').update(customer.email).digest('base64url');
    expect(keys.of(customer)).not.toContain(`email:${plain}`);
  });
});
