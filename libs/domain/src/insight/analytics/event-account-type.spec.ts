import { ACCOUNT_TYPES } from '../../sso/index.js';
import { eventAccountType } from './event-account-type.js';

describe('the account type on an event', () => {
  it('is set for employees of a partner dealer, whatever else they are', () => {
    expect(eventAccountType(['Employee Buying'])).toBe('Employee Buying');
    expect(eventAccountType(['Wholesale', 'Employee Buying'])).toBe('Employee Buying');
  });

  it.each(ACCOUNT_TYPES.filter((type) => type !== 'Employee Buying'))('is not set for %s', (type) => {
    expect(eventAccountType([type])).toBeNull();
  });
});
