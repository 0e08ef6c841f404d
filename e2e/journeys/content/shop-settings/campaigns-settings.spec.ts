import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';
import { changeShopSettings, createClient, getGlobals, getShopSettings } from '@simpletread/contract';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const MARKETER = 'marketer@simpletread.example';
const shop = createClient({ baseUrl: process.env['SERVER_URL'] ?? 'http://localhost:4000' });

/** Saves the settings, and returns a function to restore them. */
const keepSettings = async (): Promise<() => Promise<void>> => {
  const staff = await staffApi(MARKETER);
  const { settings } = await staff.call(getShopSettings, {});
  return async () => {
    const { version, settings: now } = await staff.call(getShopSettings, {});
    if (JSON.stringify(now) !== JSON.stringify(settings))
      await staff.call(changeShopSettings, { body: { version, settings } }, once());
  };
};

const footerHas = async (page: Page, words: string, isThere: boolean): Promise<void> =>
  expect(async () => {
    await page.goto('/tire-deals');
    const link = page.getByRole('contentinfo').getByRole('link', { name: words });
    if (isThere) await expect(link.first()).toBeVisible({ timeout: 500 });
    else await expect(link).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000, intervals: [500] });

test(
  'pay-later percents start at 10, 10, 10 and 0, are changed in the console, shown in the shop at once and restored [R9.11]',
  ONE_SIZE,
  async ({ page, browser }, info) => {
    test.setTimeout(180_000);
    const words = `Journey ${randomUUID().slice(0, 8)}`;
    const putBack = await keepSettings();
    const reader = await (await browser.newContext()).newPage();
    const synchrony = async (): Promise<number> =>
      (await shop.call(getGlobals, { query: {} })).paymentTypeDiscountInPercentage.synchrony;
    await signInByApi(page, { email: MARKETER });
    await page.goto(`${consoleUrl}/shop-settings`);
    const percent = (name: string) => page.getByRole('textbox', { name, exact: true });
    for (const name of ['Affirm', 'Katapult', 'Klarna']) await expect(percent(name)).toHaveValue('10');
    await expect(percent('Synchrony')).toHaveValue('0');

    try {
      await percent('Synchrony').fill('ten');
      await page.getByRole('button', { name: 'Review changes' }).click();
      await expect(page.getByText('Please enter a percentage from 0 to 50.')).toBeVisible();
      await percent('Synchrony').fill('1.5');
      await page.getByRole('button', { name: 'Add a link' }).click();
      const link = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox', { name: 'Page' }) })
        .last();
      await link.getByRole('textbox', { name: 'Link text' }).fill(words);
      await link.getByRole('textbox', { name: 'Page' }).fill('/tire-deals');
      await page.getByRole('button', { name: 'Review changes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change shop settings' });
      await expect(dialog.locator('del').first()).toHaveText('0%');
      await expect(dialog.locator('ins').first()).toHaveText('1.5%');
      await expect(dialog).toContainText('Prices change immediately');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save settings' }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(synchrony).toBe(1.5);
      await footerHas(reader, words, true);
      await keepPicture(page, info, 'shop-settings');

      await page
        .getByRole('button', { name: /^Restore/ })
        .first()
        .click();
      const back = page.getByRole('dialog', { name: /^Restore/ });
      await back.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(back).toBeHidden();
      await expect.poll(synchrony).toBe(0);
      await footerHas(reader, words, false);
      await expect(percent('Synchrony')).toHaveValue('0');
    } finally {
      await putBack();
    }
  },
);
