import { expect, test } from '@playwright/test';

import {
  addToCart,
  APPROVED_CARD,
  chooseFedExLocation,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test('a shopper ships tires to a FedEx location', DESKTOP_AND_PHONE, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
  await openFirstTire(page);
  await addToCart(page);
  await startCheckout(page);
  await page.getByRole('radio', { name: /To a FedEx location/ }).check();
  await fillShipTo(page, PRIYA);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a FedEx location' })).toBeVisible();
  const location = await chooseFedExLocation(page, PRIYA.zip);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/payments/);
  await payByCard(page, APPROVED_CARD);
  await expect(page.getByRole('region', { name: 'Picked up at' })).toContainText(location);
  await expectAccessible(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Pick up at' })).toBeVisible();
  await expect(page.getByText('Bring a photo ID in the name of Priya Nair')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
