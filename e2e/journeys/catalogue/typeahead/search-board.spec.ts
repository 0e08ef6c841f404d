import { expect, test } from '@playwright/test';

import { acceptCookies } from '../../../drivers/insight/analytics-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { openSearch } from '../../../drivers/catalogue/search-drivers.js';

const PILLS = ['Vehicle', 'Tire size', 'Help me choose', 'Brand', 'Tire type', 'Shops'];

test('the home page has a board whose pills open the search, with help and past searches [R2.01] [R2.27]', async ({
  page,
}) => {
  await page.goto('/');
  await acceptCookies(page);
  const board = page.getByRole('group', { name: 'Shop by' }).first();
  for (const pill of PILLS)
    await expect(page.getByRole('link', { name: pill, exact: true }).first()).toBeVisible();
  await expect(board).toBeVisible();

  await page.getByRole('link', { name: 'Identify my trim' }).first().click();
  const help = page.getByRole('dialog', { name: 'How to tell your trim' });
  await expect(help.getByRole('img', { name: /the trim EX on the right/ })).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Tire size', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search tires' });
  await dialog.getByRole('combobox').fill('225 65 17');
  await dialog
    .getByRole('option', { name: /^225\/65R17/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('225/65R17');
  await page.getByRole('region', { name: 'Tires' }).getByRole('link').first().click();
  await page.waitForURL(/\/p\/\d+/);

  await openSearch(page);
  await expect(dialog.getByRole('group', { name: 'Past searches' })).toContainText('225/65R17');
  await expect(dialog.getByRole('group', { name: 'Recently viewed' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.goto('/');
  await page.getByRole('link', { name: 'Shops', exact: true }).first().click();
  await page.getByLabel('ZIP code').fill('19147');
  await page.getByRole('button', { name: 'Find shops' }).click();
  await expect(page.getByRole('heading', { name: /shops near Philadelphia, PA/ })).toBeVisible();
});

test('the place is set in a dialog by ZIP, or by the device [R2.32]', ONE_SIZE, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.9363, longitude: -75.1527 });
  await page.goto('/');
  const chip = page.getByRole('banner').getByRole('link', { name: /Add your ZIP|\d{5}/ });
  const dialog = page.getByRole('dialog', { name: 'Where are your tires going?' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await chip.click();
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await dialog.getByRole('textbox', { name: 'ZIP code' }).fill('60614');
  await dialog.getByRole('button', { name: 'Show totals for this ZIP' }).click();
  await expect(chip).toContainText('60614');
  await chip.click();
  await dialog.getByRole('button', { name: 'Use my location' }).click();
  await expect(chip).toContainText(/Philadelphia 191\d\d/);
});
