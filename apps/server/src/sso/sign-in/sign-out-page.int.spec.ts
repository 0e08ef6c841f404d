import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { JSDOM, VirtualConsole } from 'jsdom';

import { eventually } from '../../../test/index.js';
import { anAccount, type SignInShop, startSignInShop } from '../../../test/sso/sign-in-shop.js';
import { CustomerTokens } from './customer-tokens.js';

const FAKE_GOOGLE = `
  window.told = [];
  window.google = { accounts: { id: {
    initialize() {}, renderButton() {}, prompt() {},
    cancel() { window.told.push('cancel'); },
    disableAutoSelect() { window.told.push('disableAutoSelect'); },
  } } };`;

interface Shown {
  readonly dom: JSDOM;
  /** The message to Google's script when the form was sent; null until then. */
  sent(): readonly string[] | null;
}

describe('the provider’s pages for signing out', () => {
  let shop: SignInShop;
  let google: Server;
  let isGoogleAway = false;

  beforeAll(async () => {
    google = createServer((_request, reply) => {
      if (isGoogleAway) return void reply.writeHead(500).end();
      reply.setHeader('content-type', 'text/javascript').end(FAKE_GOOGLE);
    });
    await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
    const { port } = google.address() as AddressInfo;
    shop = await startSignInShop({
      env: { GOOGLE_CLIENT_ID: 'shop.test', GOOGLE_SCRIPT_URL: `http://127.0.0.1:${port}/gsi/client` },
    });
  });
  afterAll(async () => {
    await shop.close();
    google.close();
  });

  /** The page for a browser that comes from the shop's sign-out, whether or not the shop has ended the session. */
  const atSignOut = async (isEnded: boolean) => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const { id_token: hint = '' } = await shop.signIn(browser, account);
    if (isEnded) await shop.get(CustomerTokens).endSessions(account.accountId);
    const query = new URLSearchParams({
      id_token_hint: hint,
      post_logout_redirect_uri: 'http://storefront.test/',
    });
    const page = await browser.open(`${shop.provider}/logout?${query}`);
    return { browser, page };
  };

  const show = (html: string): Shown => {
    let sent: readonly string[] | null = null;
    const dom = new JSDOM(html, {
      url: `${shop.provider}/logout`,
      runScripts: 'dangerously',
      resources: 'usable',
      virtualConsole: new VirtualConsole(),
      beforeParse: (window) => {
        window.HTMLFormElement.prototype.submit = () => (sent = [...((window['told'] as string[]) ?? [])]);
      },
    });
    return { dom, sent: () => sent };
  };

  it('look as ours do and end the session without script, also where the shop has ended it [R4.06 provider’s page]', async () => {
    const { browser, page } = await atSignOut(true);
    expect(page.text('h1')).toBe('Signing you out');
    expect(page.html).toContain('/look/pages.css');
    expect(page.html).not.toContain('Submitting Callback');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    const after = await browser.submit(page, `${shop.provider}/logout/confirm`);
    expect(after.url).toBe('http://storefront.test/');
    const profile = await browser.open(`${shop.provider}/edit-profile`);
    expect(profile.text('h1')).toBe('Sign in');
  });

  it('cancel Google’s one-tap and its automatic sign-in before they go on [R4.06 one-tap]', async () => {
    const { page } = await atSignOut(true);
    const { dom, sent } = show(page.html);
    await eventually(() => expect(sent()).toEqual(['disableAutoSelect', 'cancel']));
    dom.window.close();
  });

  it('cancel it once the customer confirms, where the page asks first [R4.06 one-tap]', async () => {
    const { page } = await atSignOut(false);
    expect(page.text('h1')).toBe('Sign out');
    const { dom } = show(page.html);
    const { document } = dom.window;
    await eventually(() => expect(dom.window['told']).toEqual([]));
    await eventually(() => {
      document
        .querySelector('form')
        ?.dispatchEvent(new dom.window.Event('submit', { bubbles: true, cancelable: true }));
      expect((dom.window['told'] as string[]).slice(0, 2)).toEqual(['disableAutoSelect', 'cancel']);
    });
    dom.window.close();
  });

  it('go on without Google where it does not answer', async () => {
    isGoogleAway = true;
    const { page } = await atSignOut(true);
    const { dom, sent } = show(page.html);
    await eventually(() => expect(sent()).toEqual([]));
    isGoogleAway = false;
    dom.window.close();
  });
});
