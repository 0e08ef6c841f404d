import { expect, test } from '@playwright/test';

import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { aDeliveredOrder } from '../../../drivers/orders/delivered-order.js';
import { anInstalledOrder } from '../../../drivers/orders/installed-order.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'order ID and ZIP open the way of an order, its return, and the work order of the shop that installs it [R2.17]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    const { orderNumber, zip, shopZip, carrier } = await anInstalledOrder();
    await trackOrder(page, 'ZZZZZ-ZZZZZ', '00501');
    await expect(page.getByRole('alert').filter({ hasText: /ZIP/ }).first()).toBeVisible();
    await trackOrder(page, orderNumber, zip);
    await page.waitForURL('**/track-your-order/result');
    await expect(page.getByRole('heading', { name: 'Shipment history' })).toBeVisible();
    const hub = page.getByRole('listitem').filter({ hasText: `Arrived at a ${carrier} hub` });
    await expect(hub.filter({ hasText: 'Allentown, PA' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Directions to / })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'tracking-events');

    await page.goto('/track-your-order/wo');
    await page.getByLabel('Order ID').fill(orderNumber);
    await page.getByLabel(/ZIP/).fill(shopZip);
    await page.getByRole('button', { name: 'Show work order' }).click();
    await expect(page.getByRole('heading', { name: 'The job' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Size' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('$');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'work-order');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('DOT codes')).toBeVisible();
    await page.emulateMedia({ media: null });

    await trackOrder(page, await aDeliveredOrder(), '19147');
    await page.waitForURL('**/track-your-order/result');
    await page.getByRole('link', { name: 'Return tires' }).click();
    await page.waitForURL('**/track-your-order/return');
  },
);
