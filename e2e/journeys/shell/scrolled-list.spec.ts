import { expect, test } from '@playwright/test';

import { openOrders, signInAs } from '../../drivers/shell/console-drivers.js';
import { expectAccessible } from '../../drivers/shell/look.js';

test('the order list stays accessible while a row is half under the top bar', async ({ page }) => {
  await signInAs(page, 'support-agent');
  await openOrders(page);
  // The row of one order: others may appear above it at any moment.
  const id = await page.locator('[data-row]').first().getAttribute('data-row');
  const row = page.locator(`[data-row="${id}"]`);
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  await row.evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + height / 2 - bar);
  });
  await expectAccessible(page);
  // Keyboard focus scrolls it fully into view.
  const link = row.locator('[data-row-link]');
  await link.focus();
  const underBar = async (): Promise<number> => {
    const [target, bar] = [await link.boundingBox(), await page.locator('header').boundingBox()];
    return (bar?.y ?? 0) + (bar?.height ?? 0) - (target?.y ?? 0);
  };
  await expect.poll(underBar).toBeLessThanOrEqual(0);
});
