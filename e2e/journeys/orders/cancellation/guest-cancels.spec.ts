import { expect, test } from '@playwright/test';

import { buyInstalled, PRIYA } from '../../../drivers/carts/checkout-drivers.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { placedAgo } from '../../../drivers/orders/order-age.js';
import { openAccount } from '../../../drivers/sso/account-drivers.js';

test(
  'a guest creates an account from the confirmation, cancels the order there at 29:50, and is refused at 30:01 [R4.10]',
  DESKTOP_AND_PHONE,
  async ({ page }, { project }) => {
    test.setTimeout(180_000);
    const email = `noor.${project.name}.${Date.now()}@example.com`;
    const noor = { firstName: 'Noor', lastName: 'Haddad', email, password: 'gravel under the snow' };
    await page.goto('/');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(page);
    const orderNumber = await buyInstalled(page, { ...PRIYA, ...noor });

    const lateNumber = (await buyByApi(await tireWithStock(16, 400), 4, null, email)).orderNumber;

    await expect(page.getByRole('timer')).toContainText('Cancellation closes in');
    await page.getByRole('link', { name: 'Create an account to cancel' }).click();
    await openAccount(page, noor);
    await expect(page.getByRole('heading', { name: `Cancel order ${orderNumber}?` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'What happens' })).toContainText('is refunded to Visa 4242');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'cancel-order');
    await page.getByRole('radio', { name: 'I changed my mind' }).check();
    await placedAgo(orderNumber, '29 minutes 50 seconds');
    await page.getByRole('button', { name: 'Cancel order' }).click();

    await expect(page.getByText('This order is cancelled.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/[0-9A-Z]+$`));
    await expect(page.getByRole('link', { name: 'Cancel order' })).toBeHidden();

    await page.goto(`/account/my-orders/${lateNumber}`);
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByRole('radio', { name: 'I changed my mind' }).check();
    await placedAgo(lateNumber, '30 minutes 1 second');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(
      page.getByText('Orders can be cancelled within 30 minutes of placing them.').first(),
    ).toBeVisible();
    await page.goto(`/account/my-orders/${lateNumber}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel order' })).toBeHidden();
    await expect(page.getByText('This order is cancelled.')).toBeHidden();
  },
);
