import { expect, test } from '@playwright/test';

import {
  APPROVED_CARD,
  addToCart,
  continueToCoverage,
  continueToLender,
  declineCoverage,
  chooseNearestShop,
  fillShipTo,
  payByCard,
  payWithLender,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { cancelOpenOrder, openOrders, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test(
  'a shopper compares payment methods, is declined, leaves, agrees with a lender, and an agent sees the refund [R1.09]',
  DESKTOP_AND_PHONE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(240_000);
    await page.goto('/financing');
    await expect(page.getByRole('heading', { name: 'Affirm' })).toBeVisible();
    await expect(page.getByText('10% off your tires').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(page);
    await addToCart(page);
    await startCheckout(page);
    await chooseNearestShop(page, PRIYA.zip);
    // A mailbox of its own: another journey's order with the same one takes a promotion that each customer has once.
    await fillShipTo(page, { ...PRIYA, email: `pay-later-${project.name}@example.com` });
    await continueToCoverage(page);
    await declineCoverage(page);

    const ways = page.getByRole('navigation', { name: 'Payment methods' });
    await expect(ways.getByRole('listitem')).toHaveCount(5);
    await ways.getByRole('link', { name: /^Klarna/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /with Klarna$/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await ways.getByRole('link', { name: /^Card/ }).click();
    await payByCard(page, APPROVED_CARD);
    const byCard = await page.getByRole('button', { name: /^Place order/ }).innerText();
    await page.getByRole('link', { name: 'Back to payment' }).click();

    const total = await payWithLender(page, 'Affirm');
    expect(byCard).not.toContain(total);
    await expect(page.getByRole('button', { name: `Continue to Affirm, ${total}` })).toBeVisible();
    await expectAccessible(page);
    await continueToLender(page, 'Affirm');
    await expect(page.getByRole('heading', { name: `Pay ${total} with Affirm` })).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Affirm declined this request. Nothing was charged.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask Katapult' })).toBeVisible();
    await expectAccessible(page);

    await payWithLender(page, 'Affirm');
    await continueToLender(page, 'Affirm');
    await page.getByRole('button', { name: 'Leave without paying' }).click();
    await expect(page.getByText('You left Affirm without paying.')).toBeVisible();

    await payWithLender(page, 'Affirm');
    await continueToLender(page, 'Affirm');
    await page.getByRole('button', { name: 'Agree, but return to the shop later' }).click();
    const back = page.getByRole('link', { name: 'Back to SimpleTread' });
    const wayBack = (await back.getAttribute('href')) ?? '';
    await back.click();
    await page.waitForURL(/\/checkout\/order-confirmation/);
    await expect(page.getByText('paid with Affirm').first()).toBeVisible();
    const number = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(
      await page
        .getByText(/Order [0-9A-Z]{5}-/)
        .first()
        .innerText(),
    )?.[0];

    await page.goto(wayBack);
    await expect(page.getByText('paid with Affirm').first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText(/cart is empty/i).first()).toBeVisible();

    const agent = await browser.newPage({ viewport: project.use.viewport ?? null });
    await signInAs(agent, 'support-agent');
    await openOrders(agent);
    await agent
      .getByText(number ?? '')
      .filter({ visible: true })
      .first()
      .click();
    await expect(agent.getByText('Paid with Affirm, after its approval')).toBeVisible();
    const promise = await cancelOpenOrder(agent, 'Bought the wrong size');
    expect(promise).toContain('is refunded to Affirm');
    await expect(agent.getByText('Refund paid out, to Affirm')).toBeVisible({ timeout: 40_000 });
    await agent.close();
  },
);
