import { expect, test, type Page } from '@playwright/test';

import { fillShipTo, OUTBACK, PRIYA } from '../../../drivers/carts/checkout-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

const nextList = (page: Page) => page.getByRole('button', { name: 'Show the next list' }).click();

test(
  'without script, a shop, a vehicle and a time are chosen list by list, and the typed text stays',
  ONE_SIZE,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.goto('/checkout/shipping');
    await page.getByLabel('Shops near ZIP').fill(PRIYA.zip);
    await page.getByRole('button', { name: 'Find shops' }).click();
    await page.getByRole('group', { name: 'Choose your shop' }).getByRole('radio').first().check();
    await fillShipTo(page, PRIYA);
    const vehicle = page.getByRole('group', { name: 'Your vehicle' });
    await expect(vehicle.getByLabel('Model')).toBeDisabled();
    await vehicle.getByLabel('Make').selectOption({ label: OUTBACK.make });
    await nextList(page);
    await vehicle.getByLabel('Model').selectOption({ label: OUTBACK.model });
    await nextList(page);
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.getByRole('radio', { name: /^Wait at the shop/ }).check();
    await page.locator('[name="slot"]:enabled').first().check();
    await page.getByRole('button', { name: 'Continue to coverage' }).click();
    await expect(page.getByText('Please choose a vehicle')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue(PRIYA.firstName);
    await vehicle.getByLabel('Year').selectOption({ label: OUTBACK.year });
    await page.getByRole('button', { name: 'Continue to coverage' }).click();
    await expect(page).toHaveURL(/\/checkout\/services/);
    await context.close();
  },
);
