import { expect, test } from '@playwright/test';

import { aRequestedReturn } from '../../../drivers/orders/return-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { AGENT, staffApi } from '../../../drivers/sso/staff-api.js';

test('an agent handles a return from the queue to the refund by keyboard only @desktop-and-phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { returnNumber } = await aRequestedReturn(await staffApi(AGENT));
  await signInAs(page, 'support-agent');
  await page.goto(`${consoleUrl}/returns`);
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'returns');

  await page.keyboard.press('/');
  await page.keyboard.type(returnNumber);
  const link = page.getByRole('link', { name: new RegExp(returnNumber) });
  await expect(page.getByRole('row')).toHaveCount(2);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: returnNumber })).toBeVisible();
  await expect(page.getByText('Answer due in')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'return-requested');

  const dialog = page.getByRole('dialog');
  const pressLast = async (): Promise<void> => {
    const button = dialog.getByRole('button').last();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await page.keyboard.press('a');
  await expect(dialog).toBeVisible();
  await pressLast();
  await expect(page.getByText('Approved, awaiting tires').first()).toBeVisible();

  await page.keyboard.press('r');
  await expect(dialog.getByRole('status')).toHaveText('1 accepted: 1 back on sale, 0 scrapped.');
  await expectAccessible(page);
  await keepPicture(page, test.info(), 'return-receive');
  await pressLast();
  await expect(page.getByText('Refund due in')).toBeVisible();

  await page.keyboard.press('s');
  await expect(dialog.getByRole('button', { name: /^Refund \$/ })).toBeVisible();
  await keepPicture(page, test.info(), 'return-refund');
  await pressLast();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page);
});
