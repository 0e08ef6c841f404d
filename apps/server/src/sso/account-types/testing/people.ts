import { createClient, type Client } from '@simpletread/contract';

import { aSignedInStaff } from '../../../../test/builders/index.js';
import { type TestApp, send } from '../../../../test/index.js';
import { anAccount } from '../../../../test/sso/sign-in-shop.js';
import { CustomerTokens } from '../../sign-in/customer-tokens.js';

export interface Customer {
  readonly accountId: string;
  readonly email: string;
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
}

/** Uses the id of an account as its access token. Everything behind the token is real. */
export const tokensAreAccountIds = (app: TestApp): void => {
  jest
    .spyOn(app.get(CustomerTokens), 'verify')
    .mockImplementation((token) =>
      Promise.resolve(
        /^[0-9a-f-]{36}$/.test(token)
          ? { accountId: token, grantId: 'g', sid: 's', expiresAt: new Date(Date.now() + 600_000) }
          : null,
      ),
    );
};

export const aCustomer = async (app: TestApp, email?: string): Promise<Customer> => {
  const account = await anAccount(app, { passwordHash: null, ...(email === undefined ? {} : { email }) });
  const headers = { authorization: `Bearer ${account.accountId}` };
  const client = createClient({
    fetch: send,
    baseUrl: app.url,
    headers: () => headers,
    validateReplies: true,
  });
  return { ...account, client, headers };
};

/** A staff member with a client that sends their cookie. */
export const aStaffClient = async (
  app: TestApp,
  setup: Parameters<typeof aSignedInStaff>[1],
): Promise<{ staffId: string; client: Client; headers: Record<string, string> }> => {
  const { staffId, headers } = await aSignedInStaff(app, setup);
  return {
    staffId,
    headers,
    client: createClient({ fetch: send, baseUrl: app.url, headers: () => headers, validateReplies: true }),
  };
};

export const PDF = new Blob(['%PDF-1.7\nlicense'], { type: 'application/pdf' });
