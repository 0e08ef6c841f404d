import { createSandboxServer } from '../../src/sandbox/index.js';

export const TEST_CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  processing: '4000000000000341',
  providerFault: '4000000000000119',
  slow: '4000000000006975',
  overcharged: '4000000000005001',
  undercharged: '4000000000005019',
  foreign: '4000000000005027',
  misdirected: '4000000000005035',
} as const;

export interface CardSandbox {
  readonly url: string;
  /** The token that the card fields would hand to the shop's page. */
  token(card?: keyof typeof TEST_CARDS): Promise<string>;
  /** Moves the provider's clock, so processing payments settle. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export const SANDBOX_KEY = 'a-sandbox-key-for-tests';

/** The card provider on a separate port, with its books in the database of the test. */
export const startCardSandbox = async (databaseUrl: string): Promise<CardSandbox> => {
  let ahead = 0;
  const server = await createSandboxServer({
    databaseUrl,
    secretKey: SANDBOX_KEY,
    parentOrigin: 'http://storefront.test',
    now: () => new Date(Date.now() + ahead),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    token: async (card = 'approved') => {
      const form = {
        number: TEST_CARDS[card],
        expiry: '12/39',
        code: '123',
        name: 'Dana Okafor',
        zip: '19147',
      };
      const response = await fetch(`${url}/v1/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      const answer = (await response.json()) as { readonly token?: string };
      if (answer.token === undefined) throw new Error(`no token: ${JSON.stringify(answer)}`);
      return answer.token;
    },
    close: () => server.close(),
  };
};
