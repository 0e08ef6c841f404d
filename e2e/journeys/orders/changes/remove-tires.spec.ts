import { expect, test } from '@playwright/test';

import { openChangePage } from '../../../drivers/orders/change-page.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a buyer removes two of four tires within 30 minutes and sees the refund',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    test.setTimeout(180_000);
    const orderNumber = await openChangePage(page, 'tires');
    await page.getByLabel('Tires to keep').selectOption('2');
    await page.getByRole('button', { name: 'Preview changes' }).click();
    const preview = page.getByRole('region', { name: 'What changes' });
    await expect(preview).toContainText('2 tires go back to stock.');
    const refund = /\$[\d,]+\.\d\d is refunded to Visa 4242\./.exec(await preview.innerText())?.[0] ?? '';
    expect(refund).not.toBe('');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'remove-tires');
    await page.getByRole('main').getByRole('button', { name: 'Remove tires' }).click();
    await expect(page).toHaveURL(new RegExp(`/account/my-orders/${orderNumber}$`));
    const amount = refund.slice(0, refund.indexOf(' '));
    const main = page.getByRole('main');
    await expect(main.getByText('4 tires, 2 removed').filter({ visible: true }).first()).toBeVisible();
    await expect(main.getByText(/^If you cancel, we refund the rest to /)).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(main.getByText(`${amount} was refunded to Visa`)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
  },
);
