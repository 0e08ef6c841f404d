import { expect, test } from '@playwright/test';

import { buyInstalled, PRIYA } from '../../../drivers/carts/checkout-drivers.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { openAccount } from '../../../drivers/sso/account-drivers.js';

test(
  'a guest changes their mind, creates an account from the confirmation and cancels the order there [R4.10]',
  DESKTOP_AND_PHONE,
  async ({ page }, { project }) => {
    test.setTimeout(180_000);
    const email = `noor.${project.name}.${Date.now()}@example.com`;
    const noor = { firstName: 'Noor', lastName: 'Haddad', email, password: 'gravel under the snow' };
    await page.goto('/');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(page);
    const orderNumber = await buyInstalled(page, { ...PRIYA, ...noor });

    await expect(page.getByRole('timer')).toContainText('Cancellation closes in');
    await page.getByRole('link', { name: 'Create an account to cancel' }).click();
    await openAccount(page, noor);
    await expect(page.getByRole('heading', { name: `Cancel order ${orderNumber}?` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'What happens' })).toContainText('is refunded to Visa 4242');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'cancel-order');
    await page.getByRole('radio', { name: 'I changed my mind' }).check();
    await page.getByRole('button', { name: 'Cancel order' }).click();

    await expect(page.getByText('This order is cancelled.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/[0-9A-Z]+$`));
    await expect(page.getByRole('link', { name: 'Cancel order' })).toBeHidden();
  },
);
