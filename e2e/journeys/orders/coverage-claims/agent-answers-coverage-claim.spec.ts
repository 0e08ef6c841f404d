import { expect, test } from '@playwright/test';

import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { aCoverageClaim, answerTheQuestion } from '../../../drivers/orders/coverage-claim-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { AGENT, staffApi } from '../../../drivers/sso/staff-api.js';

test('an agent asks for more and pays a claim by keyboard only, and its buyer sees the gift card [R9.12] @desktop-and-phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const client = await staffApi(AGENT);
  await signInAs(page, 'support-agent');
  const claim = await aCoverageClaim(client, await page.screenshot());
  await page.goto(`${consoleUrl}/coverage-claims`);
  await expect(page.getByRole('heading', { level: 1, name: 'Coverage claims' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'coverage-claims');

  await page.keyboard.press('/');
  await page.keyboard.type(claim.claimNumber);
  const link = page.getByRole('link', { name: new RegExp(claim.claimNumber) });
  await expect(page.getByRole('row')).toHaveCount(2);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: claim.claimNumber })).toBeVisible();
  await expect(page.getByText('Answer due in')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 1 of 1 of the damage' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), 'coverage-claim');

  const dialog = page.getByRole('dialog');
  await page.keyboard.press('m');
  await dialog.getByLabel(/Question for the buyer/).fill('Which DOT code is on the sidewall?');
  await dialog.getByRole('button', { name: 'Send question' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Awaiting the buyer').first()).toBeVisible();
  await answerTheQuestion(client, claim);
  await expect(page.getByText(/DOT 4B9X/)).toBeVisible({ timeout: 45_000 });

  await page.keyboard.press('a');
  const pay = dialog.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeVisible();
  await pay.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('link', { name: /^Gift card \w{4}-/ })).toBeVisible();
  await expectAccessible(page);

  await trackOrder(page, claim.proof.orderNumber, claim.proof.zip);
  await page.getByRole('link', { name: 'File a coverage claim' }).click();
  await expect(page.getByRole('heading', { name: /^Claim CC-\d+ Paid/ })).toBeVisible();
  await expect(page.getByText(/^Gift card \w{4}-/)).toBeVisible();
});
