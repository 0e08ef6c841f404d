import { expect, test } from '@playwright/test';

import {
  APPROVED_CARD,
  declineCoverage,
  fillShipTo,
  OUTBACK,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import { aDeliveredOrder } from '../../../drivers/orders/delivered-order.js';
import { enterOrderCode } from '../../../drivers/orders/order-code.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a guest exchanges tires for the right size: chooses the vehicle, sees verdict and difference, orders, and handling is waived [R9.08]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    test.setTimeout(240_000);
    const orderNumber = await aDeliveredOrder();
    await trackOrder(page, orderNumber, '19147');
    await page.getByRole('link', { name: 'Return tires' }).click();
    await enterOrderCode(page, orderNumber);
    const main = page.getByRole('main');
    await main.getByRole('combobox').first().selectOption('4');
    await page.getByText('Wrong size', { exact: true }).click();
    await main.getByLabel('Make').selectOption({ label: OUTBACK.make });
    await main.getByLabel('Model').selectOption({ label: OUTBACK.model });
    await main.getByLabel('Year', { exact: true }).selectOption({ label: OUTBACK.year });
    const offers = main.getByRole('group', { name: 'Exchange for' });
    await expect(offers.getByRole('radio', { name: 'No exchange' })).toBeChecked();
    await expect(page.getByText('Handling, 4 at $20.00')).toBeVisible();
    const right = offers.getByRole('radio').first();
    await expect(right).toHaveAccessibleName(/^4 × .+ Fits your 2021 Outback\. .+ your refund\./);
    await right.check();
    await expect(page.getByText('You pay at checkout')).toBeVisible();
    await expect(page.getByText('Handling, 4 at $20.00')).toBeHidden();
    await expect(
      page.getByText(/\$80\.00 handling fee is waived while you keep the new tires/),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'exchange');
    await page.getByLabel(/unused and unmounted/).check();
    await page.getByRole('button', { name: 'Request exchange' }).click();

    await page.waitForURL(/\/exchanges\//);
    await expect(page.getByRole('heading', { name: 'Order the right size' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/cart$/);
    await startCheckout(page);
    await page.getByRole('radio', { name: /^To me/ }).check();
    await fillShipTo(page, PRIYA);
    await page.getByRole('button', { name: /^Continue to/ }).click();
    await page.waitForURL(/\/checkout\/(services|payments)/);
    if (page.url().includes('/services')) await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    const exchange = await placeOrder(page);
    await page.goto('/track-your-order/return');
    await expect(page.getByText(`Exchanged for the right size in order ${exchange}.`)).toBeVisible();
    await expect(page.getByText('Handling, 4 at $20.00')).toBeHidden();
    await expectAccessible(page);
  },
);
