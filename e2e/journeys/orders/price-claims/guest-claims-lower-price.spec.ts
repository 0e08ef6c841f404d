import { expect, test } from '@playwright/test';
import { priceClaimDaysLeft } from '@simpletread/domain';

import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { aDeliveredOrder } from '../../../drivers/orders/delivered-order.js';
import { enterOrderCode } from '../../../drivers/orders/order-code.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a guest claims the lower price of another seller with the code from their email, sees refund and clock, and withdraws the claim [R9.09]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    const orderNumber = await aDeliveredOrder();
    await trackOrder(page, orderNumber, '19147');
    await page.getByRole('link', { name: 'Claim a lower price' }).click();
    await expect(page.getByRole('heading', { name: 'Claim a lower price' })).toBeVisible();
    const now = new Date();
    const placedAt = new Date(now.getTime() - 4 * 86_400_000);
    await expect(page.getByText(`${priceClaimDaysLeft(placedAt, now)} days left`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const send = page.getByRole('button', { name: 'Send claim' });
    await expect(send).toBeHidden();
    await enterOrderCode(page, orderNumber);
    await expect(send).toBeVisible();
    await expectAccessible(page);
    await page.getByText('SimpleTread lowered the price').click();
    await send.click();
    await expect(page.getByText('Our price hasn’t been lower since you ordered.')).toBeVisible();

    await page.getByText('Another seller has a lower price').click();
    await page.getByLabel('Price of one tire').fill('$20.00');
    await expect(page.getByText('Difference for 4 tires')).toBeVisible();
    await send.click();
    await expect(
      page.getByText('Enter the address of the offer, or add a picture of it.').first(),
    ).toBeVisible();
    await page.getByLabel('Web address of the offer').fill('tires.example.com/offer');
    await keepPicture(page, test.info(), 'claim');
    await send.click();

    await expect(page.getByRole('heading', { name: /^Claim PG-\d+ Awaiting review/ })).toBeVisible();
    await expect(page.getByText(/^We’ll check the offer and answer by /)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'claim-sent');
    await page.getByRole('button', { name: 'Withdraw claim' }).click();
    await expect(page.getByRole('heading', { name: /^Claim PG-\d+ Withdrawn/ })).toBeVisible();
  },
);
