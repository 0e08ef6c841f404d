import { expect, type Page, test } from '@playwright/test';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import pg from 'pg';

import { buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { consoleUrl, openOrders, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

/** The ids of orders, as the address of a list takes them. */
const idsOf = async (numbers: readonly string[]): Promise<readonly string[]> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    const sql = 'SELECT id FROM orders."order" WHERE number::text = ANY ($1)';
    return (await db.query<{ id: string }>(sql, [numbers])).rows.map(({ id }) => id);
  } finally {
    await db.end();
  }
};

const openThree = async (page: Page, ids: readonly string[]): Promise<void> => {
  await page.goto(`${consoleUrl}/orders?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`);
  await expect(page.locator('[data-row]')).toHaveCount(3);
};

test(
  'an agent holds three orders by keyboard: the preview refuses one, the rest is undone, and one is released',
  ONE_SIZE,
  async ({ page }) => {
    test.setTimeout(180_000);
    const tireId = await tireWithStock(20, 5_000);
    const placed: string[] = [];
    for (let order = 0; order < 3; order += 1) placed.push((await buyByApi(tireId)).orderNumber);
    const numbers = placed.map((number) => formatOrderNumber(number as OrderNumber));
    const ids = await idsOf(placed);
    await signInAs(page, 'support-agent');
    await openOrders(page);
    await openThree(page, ids);
    await page
      .getByText(numbers[2] ?? '')
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: numbers[2] ?? '' })).toBeVisible();
    await page.keyboard.press('h');
    const single = page.getByRole('dialog', { name: 'Put on hold' });
    await single.getByLabel(/^Why\?/).fill('Checking the card');
    await single.getByRole('button', { name: 'Put on hold' }).click();
    await expect(page.getByText(/^On hold since/)).toBeVisible();

    await openThree(page, ids);
    for (let row = 0; row < 3; row += 1) {
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
    }
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
    await page.keyboard.press('h');
    await page.getByLabel(/Why is it on hold/).fill('The address looks wrong');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Preview' }).click();
    const run = page.getByRole('dialog', { name: 'Put orders on hold' });
    await expect(run.getByRole('status')).toHaveText(
      '2 orders will change, 1 refused. Nothing has changed yet.',
    );
    await expect(run.getByRole('row', { name: numbers[2] ?? '' })).toContainText(
      'This order is already on hold.',
    );
    await expectAccessible(page);
    await keepPicture(page, test.info(), 'hold-many-orders');
    await run.getByRole('button', { name: 'Run for 2 orders' }).click();
    await expect(run.getByRole('status')).toHaveText('2 done, 1 refused');
    await run.getByRole('button', { name: 'Undo for 2 orders' }).click();
    await expect(run.getByRole('status')).toHaveText('2 undone, 1 refused');
    await run.getByRole('button', { name: 'Close' }).click();
    await page
      .getByText(numbers[0] ?? '')
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('Released from hold')).toBeVisible();

    await openThree(page, ids);
    await page
      .getByText(numbers[2] ?? '')
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText(/^On hold since/)).toBeVisible();
    await page.keyboard.press('h');
    const release = page.getByRole('dialog', { name: 'Release from hold' });
    await expect(release.getByText(/^Delivery stays promised by/)).toBeVisible();
    await expectAccessible(page);
    await keepPicture(page, test.info(), 'release-from-hold');
    await release.getByRole('button', { name: 'Release' }).click();
    await expect(page.getByText(/^On hold since/)).toBeHidden();
  },
);
