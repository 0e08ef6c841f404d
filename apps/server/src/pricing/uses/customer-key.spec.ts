import { customerKeyOf, customerKeysOf } from './customer-key.js';

describe('under what uses are counted', () => {
  it('is the account, and the address where there is none', () => {
    expect(customerKeyOf({ accountId: 'a1', email: 'priya@mail.com' })).toBe('account:a1');
    expect(customerKeyOf({ accountId: null, email: 'priya@mail.com' })).toMatch(/^email:[\w-]{43}$/);
    expect(customerKeyOf({ accountId: null, email: null })).toBeNull();
  });

  it('is the same for an address however it is written', () => {
    const key = customerKeyOf({ accountId: null, email: 'priya@mail.com' });
    expect(customerKeyOf({ accountId: null, email: ' Priya@Mail.COM ' })).toBe(key);
    expect(key).not.toContain('priya');
  });

  it('is both for an account that may have bought as a guest', () => {
    expect(customerKeysOf({ accountId: 'a1', email: 'priya@mail.com' })).toHaveLength(2);
  });
});
