import { expect, test } from '@playwright/test';

import { consoleUrl, signInAs } from '../../drivers/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../drivers/look.js';

const PAGES = [
  '',
  'orders',
  'products',
  'campaigns',
  'shop-settings',
  'vehicles',
  'shops',
  'messages',
  'jobs',
  'outbox-events',
  'audit',
  'simulations',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the console in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('shows every page to an admin, accessible and no wider than the screen', async ({ page }) => {
      test.setTimeout(240_000);
      await signInAs(page, 'admin');
      for (const path of PAGES) {
        await page.goto(`${consoleUrl}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('the console shows a marketer no orders, and says so instead of breaking', async ({ page }) => {
  await signInAs(page, 'marketer');
  await expect(page.getByRole('link', { name: /^Orders/ })).toBeHidden();
  await page.goto(`${consoleUrl}/orders`);
  await expect(page.getByRole('table')).toBeHidden();
});
