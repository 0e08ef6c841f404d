import { expect, test, type Locator } from '@playwright/test';

import { addToCart, chooseNearestShop, startCheckout } from '../../../drivers/carts/checkout-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { giveZip } from '../../../drivers/delivery/place-drivers.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

const ZIP = '19147';

const amountOf = async (place: Locator): Promise<string> =>
  (
    await place
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first()
      .innerText()
  ).trim();

test.describe('the price out the door', () => {
  test('is the same from the product to the checkout until a shop is chosen @desktop-and-phone', async ({
    page,
  }) => {
    await giveZip(page, ZIP);
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    const main = page.getByRole('main');
    await expect(main.getByText(`4 tires, installed in ${ZIP}`)).toBeVisible();
    const price = await amountOf(main);

    await addToCart(page);
    const cart = page.getByRole('complementary', { name: 'Price of the cart' });
    await expect(cart.getByText(`4 tires, installed in ${ZIP}`)).toBeVisible();
    expect(await amountOf(cart)).toBe(price);
    await expectAccessible(page);

    await startCheckout(page);
    const order = page.getByRole('main');
    await expect(order.getByText(price).first()).toBeAttached();
    await chooseNearestShop(page, ZIP);
    await expect(order.getByText(/installed, nothing due at the shop/).first()).toBeAttached();
  });

  test('is requested in the cart’s drawer if no ZIP is known @desktop-and-phone', async ({ page }) => {
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    const price = page.getByText('for the total with installation, fees and tax.').locator('..');
    await expect(price).toHaveText(/^(?:(?!ZIP).)*ZIP(?:(?!ZIP).)*$/s);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Your cart, 4 tires' });
    await expect(drawer.getByText('add a ZIP for the total')).toBeVisible();
    await drawer.getByLabel('ZIP code for the total').fill('99501');
    await drawer.getByRole('button', { name: 'Show total' }).click();
    await expect(drawer.getByLabel('ZIP code for the total')).toHaveAttribute('aria-invalid', 'true');
    await drawer.getByLabel('ZIP code for the total').fill(ZIP);
    await drawer.getByRole('button', { name: 'Show total' }).click();
    await expect(drawer.getByText(`4 tires, installed in ${ZIP}`)).toBeVisible();
  });
});
