import { createHash } from 'node:crypto';

import type { Accounts } from '../../sso/index.js';
import type { Config } from '../../platform/config/index.js';
import { CustomerKeys } from './customer-key.js';
import { CustomerMailboxes } from './customer-mailboxes.js';

const EMAILS = new Map([
  ['a1', 'priya@mail.com'],
  ['a2', 'priya+tires@mail.com'],
]);

const accounts = {
  byId: (accountId: string) => {
    const email = EMAILS.get(accountId);
    return Promise.resolve(email === undefined ? null : { accountId, email });
  },
} as unknown as Accounts;

const keysWith = (sessionSecret: string) =>
  new CustomerKeys({ sessionSecret } as Config, new CustomerMailboxes(accounts));

describe('the key that uses are counted under', () => {
  const keys = keysWith('one secret');

  it('is the account and the mailbox', async () => {
    expect(await keys.of({ accountId: 'a1', email: 'priya@mail.com' })).toEqual([
      'account:a1',
      expect.stringMatching(/^email:[\w-]{43}$/),
    ]);
    expect(await keys.of({ accountId: null, email: null })).toEqual([]);
  });

  it('is the same for a mailbox in any spelling, and whether its owner has signed in', async () => {
    const [asGuest] = await keys.of({ accountId: null, email: 'priya@mail.com' });
    expect(await keys.of({ accountId: null, email: ' Priya+x@Mail.COM ' })).toEqual([asGuest]);
    expect(await keys.of({ accountId: 'a1', email: 'priya@mail.com' })).toContain(asGuest);
    expect(asGuest).not.toContain('priya');
  });

  it('counts the mailbox of the account beside another address of the order', async () => {
    const [asGuest = ''] = await keys.of({ accountId: null, email: 'priya@mail.com' });
    const [other = ''] = await keys.of({ accountId: null, email: 'other@mail.com' });
    for (const accountId of ['a1', 'a2'])
      expect(await keys.of({ accountId, email: 'other@mail.com' })).toEqual([
        `account:${accountId}`,
        other,
        asGuest,
      ]);
    expect(await keys.of({ accountId: 'erased', email: null })).toEqual(['account:erased']);
  });

  it('cannot be worked out from an address without the secret', async () => {
    const customer = { accountId: null, email: 'priya@mail.com' };
    expect(await keysWith('another secret').of(customer)).not.toEqual(await keys.of(customer));
    const plain = createHash('sha256').update(customer.email).digest('base64url');
    expect(await keys.of(customer)).not.toContain(`email:${plain}`);
  });
});
