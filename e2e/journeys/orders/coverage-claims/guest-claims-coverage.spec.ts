import { expect, test } from '@playwright/test';

import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { aCoveredOrder } from '../../../drivers/orders/delivered-order.js';
import { enterOrderCode } from '../../../drivers/orders/order-code.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a guest claims the replacement of covered tires with the code from their email, sees payment and clock, and cancels the claim [R9.12]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    const orderNumber = await aCoveredOrder();
    await trackOrder(page, orderNumber, '19147');
    await page.getByRole('link', { name: 'File a coverage claim' }).click();
    await expect(page.getByRole('heading', { name: 'File a coverage claim' })).toBeVisible();
    await expect(page.getByText(/Right now we pay up to \$400 per tire\.$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const send = page.getByRole('button', { name: 'Send claim' });
    await expect(send).toBeHidden();
    await enterOrderCode(page, orderNumber);
    await expect(send).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Damaged tires').selectOption({ index: 1 });
    await expect(page.getByText('Replacement of 2 tires')).toBeVisible();
    await page.getByLabel('Pictures of the damage').setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(1_048_577),
    });
    await send.click();
    await expect(page.getByLabel('How did it happen?')).toBeFocused();
    await page.getByLabel('How did it happen?').fill('A pothole on I-76 cut both sidewalls.');
    await send.click();
    await expect(page.getByText(/large\.jpg is 1\.0 MB\. Pick one under 1 MB\./).first()).toBeVisible();
    const picture = { name: 'sidewall.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel('Pictures of the damage').setInputFiles(picture);
    await keepPicture(page, test.info(), 'coverage');
    await send.click();

    await expect(page.getByRole('heading', { name: /^Claim CC-\d+ Awaiting review/ })).toBeVisible();
    await expect(page.getByText(/^We’ll answer by /)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'coverage-sent');
    await page.getByText('Cancel claim', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel claim' }).click();
    await expect(page.getByRole('heading', { name: /^Claim CC-\d+ Cancelled/ })).toBeVisible();
  },
);
