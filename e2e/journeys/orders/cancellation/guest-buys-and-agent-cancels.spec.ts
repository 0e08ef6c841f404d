import { expect, test } from '@playwright/test';

import {
  addToCart,
  APPROVED_CARD,
  chooseNearestShop,
  continueToCoverage,
  PRIYA,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  startCheckout,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import { cancelOpenOrder, openOrders, signInOnPage } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test.describe('the main job', () => {
  test('a guest finds tires by vehicle, buys four installed and tracks them; an agent sees the order arrive and cancels it with a refund [R2.38]', async ({
    page,
    browser,
  }, { project }) => {
    test.setTimeout(180_000);
    const agent = await browser.newPage({ viewport: project.use.viewport ?? null });
    await signInOnPage(agent, 'support-agent');
    await openOrders(agent);

    await page.goto('/');
    await keepPicture(page, test.info(), 'storefront');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await keepPicture(page, test.info(), 'results');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openFirstTire(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await addToCart(page);
    await expectAccessible(page);
    await startCheckout(page);
    const shop = await chooseNearestShop(page, PRIYA.zip);
    await fillShipTo(page, PRIYA);
    await expectAccessible(page);
    await continueToCoverage(page);
    await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    await expect(page.getByText(shop).filter({ visible: true }).first()).toBeVisible();
    const orderNumber = await placeOrder(page);
    const placedAt = Date.now();

    await expect(agent.getByText(orderNumber).filter({ visible: true }).first()).toBeVisible();
    test
      .info()
      .annotations.push({ type: 'seen by the agent after', description: `${Date.now() - placedAt} ms` });

    await expectAccessible(page);
    await trackOrder(page, orderNumber, PRIYA.zip);
    await expect(page.getByText('Order Processed').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await agent.getByText(orderNumber).filter({ visible: true }).first().click();
    await expect(agent.getByText('Cancel window closes in').first()).toBeVisible();
    await keepPicture(agent, test.info(), 'console');
    const promise = await cancelOpenOrder(agent, 'Bought the wrong size');
    expect(promise).toContain('is refunded to Visa 4242');
    expect(promise).toContain('Back to stock');
    await expect(agent.getByText('Cancelled').filter({ visible: true }).first()).toBeVisible();
    await expect(agent.getByText('Refund paid out').first()).toBeVisible({ timeout: 20_000 });

    await trackOrder(page, orderNumber, PRIYA.zip);
    await expect(
      page
        .getByText(/cancelled/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await agent.close();
  });

  test('a wrong pair of order and ZIP is refused with the specification’s message [R8.08]', async ({
    page,
  }) => {
    await trackOrder(page, '0000000000', '19147');
    await expect(page.getByText('Order ID & ZIP Code do not match.')).toBeVisible();
  });
});
