import { expect, type Page, test } from '@playwright/test';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import { buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { openOrders, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

const openOrder = async (page: Page, shown: string): Promise<void> => {
  await openOrders(page);
  await page.keyboard.press('/');
  await page.keyboard.type(shown);
  // Others' orders move the rows: a click may miss.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: shown }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
};

test('two agents on one order see each other arrive, start a change, and leave @one-size', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(120_000);
  const { orderNumber } = await buyByApi(await tireWithStock(8, 400));
  const shown = formatOrderNumber(orderNumber as OrderNumber);
  await signInAs(page, 'support-agent');
  await openOrder(page, shown);
  const other = await browser.newPage({ viewport: project.use.viewport ?? null });
  await signInAs(other, 'senior-agent');
  await openOrder(other, shown);

  await expect(other.getByText(/^Dana Whitfield is viewing$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Marcus Oyelaran is viewing')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Cancel order/ })
    .first()
    .click();
  await expect(other.getByText(/^Dana Whitfield is editing$/)).toBeVisible({ timeout: 30_000 });
  await keepPicture(other, test.info(), 'order-with-colleague');
  await page.close();
  await expect(other.getByText(/ is editing$/)).toBeHidden({ timeout: 70_000 });
  await other.close();
});
