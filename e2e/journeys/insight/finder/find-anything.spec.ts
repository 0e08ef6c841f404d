import { expect, test } from '@playwright/test';

import { signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';

test('an agent finds an order by the buyer’s phone, then a tire and a page, with the keyboard only', async ({
  page,
}) => {
  await signInAs(page, 'support-agent');
  await page.goto(`${new URL(page.url()).origin}/orders`);
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
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/.+\/show/);

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
