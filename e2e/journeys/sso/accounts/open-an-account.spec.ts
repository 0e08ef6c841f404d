import { expect, test } from '@playwright/test';
import { ACCOUNT_TYPE_COOKIE, CSRF_COOKIE, SSO_COOKIE } from '@simpletread/domain';

import {
  accountButton,
  openAccount,
  signInToShop,
  signOutOfShop,
} from '../../../drivers/sso/account-drivers.js';
import { buyInstalled, PRIYA } from '../../../drivers/carts/checkout-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

const OF_A_SESSION = [SSO_COOKIE.name, CSRF_COOKIE.name, ACCOUNT_TYPE_COOKIE.name];

test(
  'a guest buys, creates an account that claims the order once the address is verified, saves a vehicle, and signs out in all tabs [R4.13]',
  DESKTOP_AND_PHONE,
  async ({ page, context }, { project }) => {
    test.setTimeout(180_000);
    const email = `dana.${project.name}.${Date.now()}@example.com`;
    const dana = { firstName: 'Dana', lastName: 'Okafor', email, password: 'gravel under the snow' };

    await page.goto('/');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(page);
    const orderNumber = await buyInstalled(page, { ...PRIYA, ...dana });

    await page.getByRole('link', { name: 'Create an account', exact: true }).click();
    await openAccount(page, dana);
    await page.waitForURL(/\/account\/my-orders$/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'my-orders');
    await page.getByRole('link', { name: 'See order' }).click();
    await expect(page.getByText(orderNumber).first()).toBeVisible();

    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Hi Dana' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'account');

    await page.getByRole('link', { name: 'Open garage' }).click();
    await page.getByLabel('Current mileage').fill('41,200');
    await page.getByRole('button', { name: 'Add to my garage' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '2021 Subaru Outback' })).toBeVisible();
    await expect(page.getByText(/Next rotation by .* or at 47,200 miles/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'my-garage');

    const other = await context.newPage();
    await other.goto('/account/my-orders');
    await expect(other.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
    await signOutOfShop(page, 'Dana');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(other.getByText(orderNumber)).toBeHidden();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => OF_A_SESSION.some((own) => name.endsWith(own)))).toEqual([]);

    await page.goto('/tire-sizes');
    await signInToShop(page, dana);
    expect(new URL(page.url()).pathname).toBe('/tire-sizes');
    await expect(accountButton(other, 'Dana')).toBeVisible();
  },
);
