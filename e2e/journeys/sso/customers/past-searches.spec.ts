import { expect, test } from '@playwright/test';

import { demoCustomer, signInToShop } from '../../../drivers/sso/account-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { findTiresByVehicle, openSearch } from '../../../drivers/catalogue/search-drivers.js';

const TERRENCE = demoCustomer(3);

test(
  'a signed-in customer’s past searches are in another browser, and in none without a sign-in',
  DESKTOP_AND_PHONE,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await signInToShop(page, TERRENCE);
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');

    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    const pastOnes = async () => {
      const dialog = await openSearch(other);
      return dialog.getByRole('option', { name: /2021 Subaru Outback/ });
    };
    await other.goto('/tire-sizes');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(await pastOnes()).toHaveCount(0);
    await other.keyboard.press('Escape');
    await signInToShop(other, TERRENCE);
    await expect(await pastOnes()).toBeVisible();
    const cleared = other.waitForResponse((reply) => reply.request().method() === 'POST');
    await other.getByRole('button', { name: 'Clear past searches' }).click();
    await cleared;
    await other.reload();
    await expect(await pastOnes()).toHaveCount(0);
    await other.close();
  },
);
