import { expect, type Page, test } from '@playwright/test';
import { viewports } from '@simpletread/ui/tokens';

import { consoleUrl, signInAs } from '../../drivers/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../drivers/look.js';
import { ONE_SIZE } from '../../drivers/one-size.js';

/** No page of the menu; `apps/console/src/pages.spec.ts` holds all others to it. */
const OFF_MENU = ['/security', '/vehicle-records'];

const menuOf = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  await expect(links.filter({ hasText: 'Audit' })).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(paths)];
};

const sizes = Object.values(viewports).map(({ widthPx, heightPx }) => ({ width: widthPx, height: heightPx }));

// Both looks and all sizes of a page are seen without loading it anew.
test(
  'the console shows every page to an admin, accessible in light and dark and no wider than any screen',
  ONE_SIZE,
  async ({ page }) => {
    test.setTimeout(400_000);
    await signInAs(page, 'admin');
    const paths = [...(await menuOf(page)), ...OFF_MENU];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(`${consoleUrl}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expectAccessible(page);
        }
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expectNoSidewaysScroll(page);
        }
        await expectAccessible(page);
        await page.setViewportSize(sizes[0] ?? { width: 1350, height: 940 });
      });
    }
  },
);

test('the console shows a marketer no orders, and says so instead of breaking', async ({ page }) => {
  await signInAs(page, 'marketer');
  await expect(page.getByRole('link', { name: /^Orders/ })).toBeHidden();
  await page.goto(`${consoleUrl}/orders`);
  await expect(page.getByRole('table')).toBeHidden();
});
