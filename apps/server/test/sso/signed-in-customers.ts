import { randomUUID } from 'node:crypto';

import { CustomerAuthenticator, type CustomerPrincipal } from '../../src/platform/access/index.js';
import { anAccount } from './sign-in-shop.js';
import type { TestApp } from '../app/start-test-app.js';

export interface SignedInCustomer {
  readonly accountId: string;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Given {
  readonly email?: string;
  readonly firstName?: string;
  readonly actingStaff?: CustomerPrincipal['actingStaff'];
}

/** Creates signed-in customers without the provider, which has its own tests. */
export const signedInCustomers = (app: TestApp): ((given?: Given) => Promise<SignedInCustomer>) => {
  const known = new Map<string, CustomerPrincipal>();
  const authenticator = app.get(CustomerAuthenticator);
  authenticator.authenticate = (token) => Promise.resolve(known.get(token) ?? null);
  return async ({ actingStaff = null, firstName = 'Priya', ...given } = {}) => {
    const { accountId, email } = await anAccount(app, { passwordHash: null, firstName, ...given });
    const token = randomUUID();
    known.set(token, {
      accountId,
      email,
      firstName,
      isEmailProved: true,
      accountTypes: ['Retail'],
      sessionId: token,
      actingStaff,
    });
    return { accountId, email, headers: { authorization: `Bearer ${token}` } };
  };
};
