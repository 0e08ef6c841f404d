import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

const MARKETER = 'marketer@simpletread.example';
// A draft: active promotions are in the figures before.
const PROMOTION = 'Black Friday: $30 off $800 or more';

test(
  'a marketer simulates a promotion on past orders and sees its cost',
  ONE_SIZE,
  async ({ page }, info) => {
    test.setTimeout(120_000);
    const name = `Journey ${randomUUID().slice(0, 8)}`;
    await signInByApi(page, { email: MARKETER });
    await page.goto(`${consoleUrl}/simulations`);
    await page.getByRole('link', { name: 'New simulation' }).click();
    await page.getByRole('textbox', { name: 'Internal name' }).fill(name);
    await page.getByRole('button', { name: 'Run simulation' }).click();
    await expect(page.getByRole('alert')).toContainText('Please choose a campaign');
    await page.getByRole('combobox', { name: /^Promotions/ }).fill(PROMOTION);
    await page.getByRole('option', { name: PROMOTION }).click();
    await page.getByRole('textbox', { name: 'Assumed change of volume' }).fill('20');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Run simulation' }).click();

    await page.waitForURL(/\/simulations\/[0-9a-f-]{36}\/show/);
    const figures = page.getByRole('table', { name: 'Before and after' });
    await expect(figures).toBeVisible({ timeout: 90_000 });
    await expect(figures.getByRole('row', { name: /^Revenue \$/ })).toContainText('−$');
    await expect(figures.getByRole('columnheader', { name: 'After, +20% sold' })).toBeVisible();
    const promotion = page.getByRole('table', { name: 'Promotions' }).getByRole('row', { name: PROMOTION });
    await expect(promotion).toContainText('Simulated');
    await page.getByText('Price breakdown').first().click();
    await expect(page.getByRole('heading', { name: /^After: \$/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, info, 'simulation');
    await page.goto(`${consoleUrl}/simulations`);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Done');
  },
);
