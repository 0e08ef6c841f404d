import { expect, test } from '@playwright/test';

import { openOrders, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';

test('an agent finds a caller by phone, notes the call on their page, opens the order and finds a page, with the keyboard @desktop-and-phone', async ({
  page,
}) => {
  await signInAs(page, 'support-agent');
  await openOrders(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/orders\/.+\/show/);
  const phone = await page
    .getByText(/^\(\d{3}\) \d{3} \d{4}/)
    .first()
    .innerText();

  await page.goto(`${new URL(page.url()).origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Typed at once, as a quick hand does: no letter may be lost.
  await page.keyboard.type(phone);
  await expect(page.getByRole('combobox')).toHaveValue(phone);
  await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/.+\/show/);
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const note = `Called at ${Date.now()}, wants a morning.`;
  await page.keyboard.press('/');
  await page.keyboard.type(note);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(note);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(note);
  // Other buyers' orders reload the page under the keys.
  await expect(async () => {
    await page.getByRole('group', { name: 'Orders' }).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/orders\/.+\/show/, { timeout: 3_000 });
  }).toPass();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('quotes');
  await expect(page.getByRole('option', { name: /^Quotes/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${new URL(page.url()).origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/.+\/show/);
});
