import { expect, test, type Page } from '@playwright/test';

import { addToCart, chooseTime, startCheckout } from '../../../drivers/carts/checkout-drivers.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

/** Opens the shop at a place of the list and returns its name. */
const openShop = async (page: Page, index: number): Promise<string> => {
  await page.goto('/tire-shops?zip=19147&sort=distance');
  const link = page.getByRole('article').nth(index).getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
};

test(
  'a shopper chooses a shop and a time before the tires, and another shop after',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    const first = await openShop(page, 0);
    const time = await chooseTime(page);
    await page.getByRole('button', { name: 'Install here' }).click();
    const status = page.getByRole('status').filter({ hasText: 'This shop is chosen for your next tires.' });
    await expect(status).toContainText(`at ${time}`);
    await expectAccessible(page);

    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    await addToCart(page);
    await expect(page.getByRole('main').getByText(first).first()).toBeVisible();
    await startCheckout(page);
    const shops = page.getByRole('group', { name: 'Choose your shop' });
    await expect(shops.getByRole('listitem').filter({ hasText: first }).getByRole('radio')).toBeChecked();
    const times = page.getByRole('group', { name: 'Time', exact: true });
    await expect(times.getByRole('radio', { name: time, exact: true })).toBeChecked();

    const second = await openShop(page, 1);
    await page.getByRole('button', { name: 'Install here' }).click();
    await page.waitForURL('**/cart');
    await expect(page.getByRole('main').getByText(second).first()).toBeVisible();
  },
);
