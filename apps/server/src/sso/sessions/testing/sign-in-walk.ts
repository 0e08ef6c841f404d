import type { Type } from '@nestjs/common';
import {
  beginSignIn,
  type Client,
  ContractError,
  createClient,
  landSignIn,
  type ReplyOf,
  swapSession,
} from '@simpletread/contract';

import type { PageBrowser } from '../../../../test/app/page-browser.js';
import { type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';
import { send } from '../../../../test/index.js';

const KEY = 'key of the storefront';

export interface Landing {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

interface Person {
  readonly email: string;
  readonly password: string;
}

/** The storefront's part in signing customers in, played by a test. */
export interface SignInWalk {
  readonly shop: SignInShop;
  /** Calls as the storefront's server. */
  readonly storefront: Client;
  /** Goes to the provider, signs in, and stops before the landing. */
  toLanding(
    person: Person,
    given?: { browser?: PageBrowser; returnTo?: string },
  ): Promise<{ binding: string; landing: Landing }>;
  land(
    landing: Landing,
    binding: string | null,
    previousHandle?: string,
  ): Promise<ReplyOf<typeof landSignIn>>;
  signIn(person: Person, browser?: PageBrowser): Promise<ReplyOf<typeof landSignIn>>;
  swap(handle: string, rejected?: string): Promise<ReplyOf<typeof swapSession>>;
}

/** The fault that a call ends in, or `none`. */
export const faultOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ContractError ? (error.code ?? error.kind) : String(error)),
  );

export const startSignInWalk = async (modules?: readonly Type[]): Promise<SignInWalk> => {
  const shop = await startSignInShop({
    env: { STOREFRONT_KEY: KEY },
    ...(modules === undefined ? {} : { modules }),
  });
  const storefront = createClient({
    fetch: send,
    baseUrl: shop.url,
    headers: () => ({ 'x-storefront-key': KEY }),
    validateReplies: true,
  });
  const toLanding: SignInWalk['toLanding'] = async ({ email, password }, given = {}) => {
    const { browser = shop.browser(), returnTo } = given;
    const body = { action: 'login', ...(returnTo === undefined ? {} : { returnTo }) } as const;
    const { url, binding } = await storefront.call(beginSignIn, { body });
    const shown = await browser.open(url);
    const isAsked = shown.url.startsWith(shop.provider);
    const page = isAsked ? await browser.submit(shown, '/login', { email, password }) : shown;
    const { searchParams, origin, pathname } = new URL(page.url);
    expect(origin + pathname).toBe('http://storefront.test/api/sso-landing');
    return { binding, landing: Object.fromEntries(searchParams) as unknown as Landing };
  };
  const land: SignInWalk['land'] = (landing, binding, previousHandle) =>
    storefront.call(landSignIn, {
      body: { ...landing, binding, ...(previousHandle === undefined ? {} : { previousHandle }) },
    });
  return {
    shop,
    storefront,
    toLanding,
    land,
    signIn: async (person, browser) => {
      const { landing, binding } = await toLanding(person, browser === undefined ? {} : { browser });
      return land(landing, binding);
    },
    swap: (handle, rejected) =>
      storefront.call(swapSession, { body: { handle, ...(rejected === undefined ? {} : { rejected }) } }),
  };
};
