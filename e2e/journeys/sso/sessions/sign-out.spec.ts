import { expect, test } from '@playwright/test';
import { ACCOUNT_TYPE_COOKIE, CSRF_COOKIE, SIGN_IN_COOKIE, SSO_COOKIE } from '@simpletread/domain';

import { demoCustomer, signInToShop, signOutOfShop } from '../../../drivers/sso/account-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

test(
  'visitors with the SSO cookie are signed in, others are redirected to sign in; signing out clears both cookies and passes our own page [R4.06]',
  DESKTOP_AND_PHONE,
  async ({ page, context }) => {
    const customer = demoCustomer(1);
    const names = async () => (await context.cookies()).map(({ name }) => name.replace('__Host-', ''));
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.goto('/');
    await signInToShop(page, customer);
    expect(await names()).toEqual(
      expect.arrayContaining([SSO_COOKIE.name, CSRF_COOKIE.name, ACCOUNT_TYPE_COOKIE.name]),
    );
    // Without its script the page waits for the button.
    await page.route('**/look/sign-out.js', (route) => route.abort());
    await signOutOfShop(page, customer.firstName);
    await expect(page.getByRole('heading', { level: 1, name: 'Signing you out' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(
      (await names()).filter((name) =>
        [SSO_COOKIE.name, CSRF_COOKIE.name, ACCOUNT_TYPE_COOKIE.name, SIGN_IN_COOKIE.name].includes(name),
      ),
    ).toEqual([]);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
);

test('signing out continues automatically with script', ONE_SIZE, async ({ page }) => {
  const customer = demoCustomer(1);
  await page.goto('/');
  await signInToShop(page, customer);
  await signOutOfShop(page, customer.firstName);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
