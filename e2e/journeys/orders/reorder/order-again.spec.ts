import { expect, test } from '@playwright/test';

import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test(
  'a buyer orders the tires of an earlier order again, and is led to others of the size once they are gone [R4.12]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    const again = await buyByApi(await tireWithStock(16, 400));
    await trackOrder(page, again.orderNumber, '19147');
    await expect(page.getByRole('heading', { name: 'Order again' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('4 tires').filter({ visible: true }).first()).toBeVisible();

    const last = await buyByApi(await tireWithStock(4, 7));
    await trackOrder(page, last.orderNumber, '19147');
    await expect(page.getByRole('button', { name: 'Order again' })).toBeHidden();
    await expect(page.getByText(/is out of stock\.|has only \d left in stock\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^See other tires in / }).click();
    await expect(page).toHaveURL(/\/tire-sizes\//);
  },
);
