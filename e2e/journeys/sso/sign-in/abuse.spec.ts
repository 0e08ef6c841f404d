import { expect, test, type Page } from '@playwright/test';
import { ACCOUNT_TYPE_COOKIE, CSRF_COOKIE, SSO_COOKIE, type StoredValue } from '@simpletread/domain';

import {
  accountButton,
  demoCustomer,
  enterPassword,
  landingOf,
  signInToShop,
} from '../../../drivers/sso/account-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const PRIYA = demoCustomer(0);
const OWEN = demoCustomer(1);

const cookieOf = async (page: Page, { name }: StoredValue) =>
  (await page.context().cookies()).find((cookie) => cookie.name.endsWith(name));

const setHandle = async (page: Page, baseURL: string, value: string): Promise<void> =>
  page.context().addCookies([{ name: SSO_COOKIE.name, value, url: baseURL }]);

test.describe.configure({ timeout: 120_000 });

test.describe('the session of a customer', () => {
  test(
    'is signed out for any unknown cookie value, and clears the cookie',
    ONE_SIZE,
    async ({ page, baseURL }) => {
      for (const value of [
        'x',
        'null',
        'true',
        'A'.repeat(43),
        '1',
        'admin',
        'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      ]) {
        await setHandle(page, baseURL ?? '', value);
        await page.goto('/');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
        expect(await cookieOf(page, SSO_COOKIE)).toBeUndefined();
      }
    },
  );

  test(
    'is HttpOnly for 30 days, with 32 random characters against forged forms [R9.02 SSO and CSRF]',
    ONE_SIZE,
    async ({ page }) => {
      await page.goto('/');
      await signInToShop(page, PRIYA);
      const days = (seconds: number) => Math.round((seconds - Date.now() / 1000) / 86_400);
      const sso = await cookieOf(page, SSO_COOKIE);
      expect([sso?.httpOnly, sso?.sameSite, days(sso?.expires ?? 0)]).toEqual([true, 'Lax', 30]);
      const csrf = await cookieOf(page, CSRF_COOKIE);
      expect([csrf?.httpOnly, csrf?.value.length, days(csrf?.expires ?? 0)]).toEqual([true, 32, 30]);
      expect((await cookieOf(page, ACCOUNT_TYPE_COOKIE))?.value).toBe('Retail');
    },
  );

  test('is not ended by a link, nor by a form without its token', ONE_SIZE, async ({ page, baseURL }) => {
    await page.goto('/');
    await signInToShop(page, PRIYA);
    await page.goto('/logout');
    await expect(accountButton(page, PRIYA.firstName)).toBeVisible();
    for (const csrf of ['', 'x', 'A'.repeat(32)]) {
      await page.request.post(`${baseURL}/logout`, { form: { csrf }, maxRedirects: 0 });
      await page.goto('/');
      await expect(accountButton(page, PRIYA.firstName)).toBeVisible();
    }
  });

  test(
    'cannot be planted: signing in makes a new handle, and the planted one is worthless',
    ONE_SIZE,
    async ({ page, browser, baseURL }) => {
      const planted = 'B'.repeat(43);
      await setHandle(page, baseURL ?? '', planted);
      await page.goto('/');
      await signInToShop(page, PRIYA);
      expect((await cookieOf(page, SSO_COOKIE))?.value).not.toBe(planted);
      const eve = await browser.newPage({ baseURL: baseURL ?? '' });
      await setHandle(eve, baseURL ?? '', planted);
      await eve.goto('/account');
      await expect(eve.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await eve.close();
    },
  );
});

test.describe('the landing', () => {
  test('redirects only into the shop, however it is asked', ONE_SIZE, async ({ page, baseURL }) => {
    for (const returnTo of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/%09/evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
    ]) {
      await page.context().clearCookies();
      await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
      await enterPassword(page, PRIYA);
      await page.waitForURL(`${baseURL}/`);
      await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
      await page.waitForURL(`${baseURL}/`);
    }
  });

  test(
    'accepts a state once, and only in the browser that requested it',
    ONE_SIZE,
    async ({ page, browser, baseURL }) => {
      await page.goto('/');
      const landing = page.waitForRequest(/\/api\/sso-landing\?/);
      await signInToShop(page, PRIYA);
      const address = (await landing).url();
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
      await page.goto('/');
      await expect(accountButton(page, PRIYA.firstName)).toBeVisible();

      // An attacker's sign-in that a victim is tricked into completing.
      const attacker = await browser.newPage({ baseURL: baseURL ?? '' });
      const stolen = await landingOf(attacker, OWEN);
      expect(new URL(stolen).searchParams.get('code')).not.toBeNull();
      await page.goto(stolen);
      await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
      await page.goto('/');
      await expect(accountButton(page, PRIYA.firstName)).toBeVisible();
      await attacker.close();
    },
  );

  test('ignores unsolicited values', ONE_SIZE, async ({ page }) => {
    for (const query of ['', '?state=x&code=y', '?error=access_denied&state=x', '?state=a&state=b&code=c']) {
      await page.goto(`/api/sso-landing${query}`);
      await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    }
  });
});

test(
  'other customers’ orders look the same as nonexistent ones',
  ONE_SIZE,
  async ({ page, browser, baseURL }) => {
    await page.goto('/');
    await signInToShop(page, PRIYA);
    await page.goto('/account/my-orders');
    const href = await page.getByRole('link', { name: 'See order' }).first().getAttribute('href');
    const owen = await browser.newPage({ baseURL: baseURL ?? '' });
    await owen.goto('/');
    await signInToShop(owen, OWEN);
    const texts: string[] = [];
    for (const path of [href ?? '', '/account/my-orders/0000000000', '/account/my-orders/x']) {
      const reply = await owen.goto(path);
      expect(reply?.status()).toBe(404);
      texts.push(await owen.getByRole('main').innerText());
    }
    expect(new Set(texts).size).toBe(1);
    await owen.close();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer signs in, saves a vehicle, sees orders and signs out', ONE_SIZE, async ({ page }) => {
    await page.goto('/account/my-garage?make=honda&model=cr-v&year=2019');
    await enterPassword(page, OWEN);
    await expect(page.getByRole('heading', { level: 1, name: 'My Garage' })).toBeVisible();
    await page.goto('/account/my-garage?make=honda&model=cr-v&year=2019');
    await page.getByRole('button', { name: 'Add to my garage' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /2019 Honda CR-V/ })).toBeVisible();
    await page.getByRole('button', { name: /Remove the 2019 Honda CR-V/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: /2019 Honda CR-V/ })).toBeHidden();
    await page.goto('/account');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Signing you out' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
