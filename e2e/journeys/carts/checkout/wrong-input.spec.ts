import { expect, test } from '@playwright/test';

import {
  addToCart,
  APPROVED_CARD,
  chooseNearestShop,
  CIVIC,
  continueToCoverage,
  PRIYA,
  DECLINED_CARD,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  startCheckout,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test.describe('a shopper with wrong input', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/tire-sizes/205-55r16');
    await openFirstTire(page);
    await addToCart(page);
    await startCheckout(page);
  });

  test('reads the specification’s messages at each field, loses nothing, and gets through', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: /To a shop, installed/ }).check();
    await page.getByRole('button', { name: 'Continue to coverage' }).click();
    await expect(page.getByText('Please choose a vehicle')).toBeVisible();
    await expect(page.getByText('Please choose a shop')).toBeVisible();
    await page.getByRole('radio', { name: /^To me/ }).check();
    await page.getByLabel('First name').fill('Pr1ya');
    await page.getByLabel('Email').fill('priya@');
    await page.getByLabel('Phone', { exact: true }).fill('555');
    await page.getByLabel('Street address').fill('PO Box 12');
    await page.getByLabel('ZIP code').fill('1914');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    for (const words of [
      'Please enter valid First Name',
      'Please enter valid Last Name',
      'Please enter a valid email',
      'Please enter a valid phone number',
      'We do not ship to PO boxes. Please enter a valid address.',
      'Please enter valid City',
      'Oops. Please enter a valid ZIP code.',
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByLabel('Street address')).toHaveValue('PO Box 12');
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
    await fillShipTo(page, PRIYA);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/\/checkout\/payments/);
  });

  test(
    'with a declined card is not charged and can pay with another',
    DESKTOP_AND_PHONE,
    async ({ page }) => {
      test.setTimeout(120_000);
      await chooseNearestShop(page, PRIYA.zip, CIVIC);
      await fillShipTo(page, PRIYA);
      await continueToCoverage(page);
      await declineCoverage(page);
      await payByCard(page, DECLINED_CARD);
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByText(/declined/i).first()).toBeVisible();
      await page.goto('/checkout/payments');
      const other = page.getByRole('button', { name: /another card|Use another/i });
      if (await other.isVisible().catch(() => false)) await other.click();
      await payByCard(page, APPROVED_CARD);
      await page.getByLabel('PO number').fill('PO-7731 🚚');
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByText('Please enter valid PO number, without 🚚.')).toBeVisible();
      await expect(page.getByLabel('PO number')).toHaveValue('PO-7731 🚚');
      await page.getByLabel('PO number').fill('PO-7731');
      const orderNumber = await placeOrder(page);
      expect(orderNumber).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
      await trackOrder(page, orderNumber, PRIYA.zip);
      await expect(page.getByText('Your PO number PO-7731')).toBeVisible();
    },
  );
});
