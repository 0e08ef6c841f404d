import { expect, test } from '@playwright/test';
import { approveReturn, getDockReturn, listReturns } from '@simpletread/contract';

import { aRequestedReturn } from '../../../drivers/orders/return-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { AGENT, once, staffApi } from '../../../drivers/sso/staff-api.js';

const ASSOCIATE = 'warehouse-associate@simpletread.example';

test('returned tires are received by scanning, and a shelf is counted @one-size', async ({ page }) => {
  test.setTimeout(120_000);
  const agent = await staffApi(AGENT);
  const { returnNumber } = await aRequestedReturn(agent);
  const query = { filter: JSON.stringify({ q: returnNumber }) };
  const [asked] = await agent.call(listReturns, { query });
  await agent.call(approveReturn, { params: { id: asked?.id ?? '' }, body: { version: 1 } }, once());
  const associate = await staffApi(ASSOCIATE);
  const { lines } = await associate.call(getDockReturn, { params: { returnNumber } });
  const tires = lines.flatMap(({ itemNumber, quantity }) => Array<number>(quantity).fill(itemNumber));

  await signInAs(page, 'warehouse-associate');
  await page.goto(`${consoleUrl}/dock-returns?at=RNO`);
  await expect(page.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Expected returns' })).toBeVisible();
  await expectAccessible(page);
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(`${returnNumber}-1`);
  await expect(page.getByRole('heading', { level: 2, name: `Return ${returnNumber}` })).toBeVisible();
  for (const item of tires) await scan(String(item));
  await expect(page.getByText('All tires are scanned.')).toBeVisible();
  await scan('999999999');
  await expect(page.getByText('Wrong tire: item 999999999 isn’t part of this return.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Condition of tire 1' }).selectOption('used');
  await expect(page.getByText('Held for the buyer')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Record receipt', exact: true }).click();
  await expect(page.getByText(`${returnNumber} is received`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Scan a return label' }).focus();
  await scan(returnNumber);
  await expect(page.getByText('This return was already received.')).toBeVisible();

  await page.goto(`${consoleUrl}/counts?at=RNO`);
  await expect(page.getByRole('heading', { level: 1, name: 'Count' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Scan a tire' })).toBeFocused();
  await scan(String(tires[0]));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tires on the shelf').fill('999');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^You counted 999, which is far from our records/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Tires on the shelf').fill('999');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Counted just now' }).getByText(/\d+ more/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
