import { expect, test } from '@playwright/test';

import {
  APPROVED_CARD,
  goToPayment,
  payByCard,
  placeOrder,
  PRIYA,
  unfoldSummary,
} from '../../../drivers/carts/checkout-drivers.js';
import { cancelOpenOrder, openOrders, signInAs } from '../../../drivers/shell/console-drivers.js';
import { aGiftCard } from '../../../drivers/pricing/gift-card-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test(
  'a shopper pays a part with a gift card and the rest by card, and an agent refunds both',
  DESKTOP_AND_PHONE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(240_000);
    const { code, label } = await aGiftCard(4_000);
    await page.goto('/');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(page);
    await goToPayment(page, PRIYA);

    const giftCard = page.getByRole('region', { name: 'Gift card' });
    await giftCard.getByText('Have a gift card?').click();
    await giftCard.getByLabel('Gift card code').fill('ABCD');
    await giftCard.getByRole('button', { name: 'Apply' }).click();
    await expect(giftCard.getByRole('textbox', { name: 'Gift card code' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await giftCard.getByLabel('Gift card code').fill(code.toLowerCase());
    await giftCard.getByRole('button', { name: 'Apply' }).click();
    await expect(giftCard.getByText(`${label} pays $40.00.`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await payByCard(page, APPROVED_CARD);
    await unfoldSummary(page);
    await expect(page.getByText('−$40.00').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    const number = await placeOrder(page);
    await expect(page.getByText(label).filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);

    const agent = await browser.newPage({ viewport: project.use.viewport ?? null });
    await signInAs(agent, 'support-agent');
    await openOrders(agent);
    await agent.getByText(number).filter({ visible: true }).first().click();
    const promise = await cancelOpenOrder(agent, 'Changed my mind');
    expect(promise).toContain(label);
    await agent.close();
  },
);
