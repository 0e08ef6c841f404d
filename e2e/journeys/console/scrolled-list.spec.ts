import { expect, test } from '@playwright/test';

import { openOrders, signInAs } from '../../drivers/console-drivers.js';
import { expectAccessible } from '../../drivers/look.js';

test('the order list stays accessible while a row is half under the top bar', async ({ page }) => {
  await signInAs(page, 'support-agent');
  await openOrders(page);
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  await row.evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + height / 2 - bar);
  });
  await expectAccessible(page);
  // Whoever comes to it with the keyboard sees all of it.
  await row.locator('[data-row-link]').focus();
  await row.locator('[data-row-link]').evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
  const [link, bar] = [
    await row.locator('[data-row-link]').boundingBox(),
    await page.locator('header').boundingBox(),
  ];
  expect(link?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
