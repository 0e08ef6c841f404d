import { expect, test } from '@playwright/test';
import { returnDaysLeft } from '@simpletread/domain';

import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { aDeliveredOrder } from '../../../drivers/orders/delivered-order.js';
import { enterOrderCode } from '../../../drivers/orders/order-code.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a guest returns tires of a delivered order with the code from their email, sees fee, refund and clock, and cancels the return [R4.11] [R2.34] [R5.15]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    const orderNumber = await aDeliveredOrder();
    await trackOrder(page, orderNumber, '19147');
    const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Delivered, done' })).toBeVisible();
    await page.getByRole('link', { name: 'Return tires' }).click();
    await expect(page.getByRole('heading', { name: 'Return tires' })).toBeVisible();
    const now = new Date();
    const deliveredAt = new Date(now.getTime() - 86_400_000);
    await expect(page.getByText(`${returnDaysLeft(deliveredAt, now)} days left`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const send = page.getByRole('button', { name: 'Send request' });
    await expect(send).toBeHidden();
    await enterOrderCode(page, orderNumber);
    await expect(send).toBeVisible();
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText('At least one tire must be returned.')).toBeVisible();
    await page.getByRole('main').getByRole('combobox').first().selectOption('2');
    await expect(page.getByText('Handling, 2 at $20.00')).toBeVisible();
    await page.getByText('Changed my mind').click();
    await page.getByLabel(/unused and unmounted/).check();
    await page.getByLabel('Add pictures').setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(1_048_577),
    });
    await send.click();
    await expect(page.getByText(/large\.jpg is 1\.0 MB\. Pick one under 1 MB\./).first()).toBeVisible();
    await page.getByLabel('Add pictures').setInputFiles({
      name: 'damaged.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture at all'),
    });
    await keepPicture(page, test.info(), 'return');
    await send.click();

    await expect(page.getByRole('heading', { name: /^Return RT-\d+ Awaiting review/ })).toBeVisible();
    await expect(page.getByText(/couldn’t add one picture/)).toBeVisible();
    await expect(page.getByText(/^We’ll answer by /)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'return-sent');
    await page.getByRole('button', { name: 'Cancel return' }).click();
    await expect(page.getByRole('heading', { name: /^Return RT-\d+ Cancelled/ })).toBeVisible();
  },
);
