import { expect, test } from '@playwright/test';

import { aClaimedPrice } from '../../../drivers/orders/price-claim-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { AGENT, staffApi } from '../../../drivers/sso/staff-api.js';

test('an agent refunds a lower price from the queue by keyboard only [R9.09] @desktop-and-phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const claimNumber = await aClaimedPrice(await staffApi(AGENT));
  await signInAs(page, 'support-agent');
  await page.goto(`${consoleUrl}/price-claims`);
  await expect(page.getByRole('heading', { level: 1, name: 'Price claims' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'price-claims');

  await page.keyboard.press('/');
  await page.keyboard.type(claimNumber);
  const link = page.getByRole('link', { name: new RegExp(claimNumber) });
  await expect(page.getByRole('row')).toHaveCount(2);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: claimNumber })).toBeVisible();
  await expect(page.getByText('Answer due in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://tires.example.com/offer' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'price-claim');

  const dialog = page.getByRole('dialog');
  await page.keyboard.press('a');
  const refund = dialog.getByRole('button', { name: /^Refund \$/ });
  await expect(refund).toBeVisible();
  await refund.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page);
});
