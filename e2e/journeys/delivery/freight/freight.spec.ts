import { expect, type Page, test } from '@playwright/test';

import {
  addToCart,
  APPROVED_CARD,
  fillShipTo,
  payByCard,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

/** Four of them exceed a parcel's weight. */
const OVERSIZED = '/tire-sizes/37x12-50r17lt?inStock=true';
const USUAL = '/tire-sizes/225-65r17?inStock=true';

const priceOfCart = (page: Page) => page.getByRole('complementary', { name: 'Price of the cart' });

const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });

/** Continues from the cart to the step before payment, shipped to Priya's door in the lower 48. */
const checkOutToPayment = async (page: Page): Promise<void> => {
  await startCheckout(page);
  await page.getByRole('radio', { name: /To me/ }).check();
  await fillShipTo(page, PRIYA);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/payments/);
};

test(
  'tires ship free within the lower 48, and an oversized one shows its freight on every page before it is paid [R1.02]',
  ONE_SIZE,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    await page.goto(OVERSIZED);
    await expect(page.getByText('Oversized: $29.00 freight per tire on top').first()).toBeVisible();
    await openFirstTire(page);
    await expect(page.getByText('Oversized: $29.00 freight per tire on top').first()).toBeVisible();
    await addToCart(page);
    await expect(priceOfCart(page)).toContainText('Oversized tires ship by freight for $116.00');
    await startCheckout(page);
    await expect(page.getByText('$116.00 freight, oversized').first()).toBeVisible();
    await page.goto('/cart');
    await checkOutToPayment(page);
    await expect(summaryOf(page).getByText('$116.00')).toBeVisible();
    await payByCard(page, APPROVED_CARD);
    await expect(
      page.getByText('Oversized tires ship by freight for $116.00, included in the total.'),
    ).toBeVisible();

    const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
    await other.goto(USUAL);
    await expect(other.getByText(/freight/)).toHaveCount(0);
    await openFirstTire(other);
    await addToCart(other);
    await expect(priceOfCart(other).getByText('Free', { exact: true })).toBeVisible();
    await checkOutToPayment(other);
    await expect(summaryOf(other).getByText('Free', { exact: true })).toBeVisible();
    await payByCard(other, APPROVED_CARD);
    await expect(other.getByText(/freight/)).toHaveCount(0);
  },
);
