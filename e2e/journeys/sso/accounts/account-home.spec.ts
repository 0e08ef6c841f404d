import { expect, test } from '@playwright/test';

import { demoCustomer, enterPassword } from '../../../drivers/sso/account-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';

const LUCIA = demoCustomer(2);

test('the account opens for a signed-in customer, with its home, garage and orders, and links to details, password and sign-out [R2.18] [R2.35] @desktop-and-phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of ['/account', '/account/my-garage', '/account/my-orders']) {
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await enterPassword(page, LUCIA);
    await page.waitForURL((url) => url.pathname === path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  const main = page.getByRole('main');
  for (const [link, heading] of [
    ['See orders', 'My Orders'],
    ['Open garage', 'My Garage'],
    ['Edit details', 'Your details'],
    ['Change password', 'Change password'],
  ] as const) {
    await page.goto('/account');
    await main.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/account');
  await main.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
