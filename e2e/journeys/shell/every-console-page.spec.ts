import { expect, type Page, test } from '@playwright/test';
import { viewports } from '@simpletread/ui/tokens';

import { consoleUrl, signInAs } from '../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../drivers/shell/look.js';
import { ONE_SIZE } from '../../drivers/shell/one-size.js';

/** Pages outside the menu; `apps/console/src/pages.spec.ts` checks all others. */
const OFF_MENU = ['/security', '/vehicle-records', '/order-sheets', '/review-files'];

const menuOf = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  await expect(links.filter({ hasText: 'Audit' })).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(paths)];
};

const sizes = Object.values(viewports).map(({ widthPx, heightPx }) => ({ width: widthPx, height: heightPx }));
const [widest = { width: 1350, height: 940 }] = sizes;

const lookAt = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectAccessible(page);
};

// A page loads once for both looks and all sizes: light on the widest screen, dark on the narrowest.
for (const half of [0, 1]) {
  test(
    `the console shows every page to an admin, accessible in light and dark and no wider than any screen (half ${half + 1})`,
    ONE_SIZE,
    async ({ page }) => {
      test.setTimeout(400_000);
      await signInAs(page, 'admin');
      const paths = [...(await menuOf(page)), ...OFF_MENU];
      expect(paths.length).toBeGreaterThan(40);
      for (const path of paths.filter((_, at) => at % 2 === half)) {
        await test.step(path, async () => {
          await page.setViewportSize(widest);
          await page.goto(`${consoleUrl}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await lookAt(page, 'light');
          for (const size of sizes) {
            await page.setViewportSize(size);
            await expectNoSidewaysScroll(page);
          }
          await lookAt(page, 'dark');
        });
      }
    },
  );
}

test('the console shows a marketer no orders, and says so instead of breaking', async ({ page }) => {
  await signInAs(page, 'marketer');
  await expect(page.getByRole('link', { name: /^Orders/ })).toBeHidden();
  await page.goto(`${consoleUrl}/orders`);
  await expect(page.getByRole('table')).toBeHidden();
});
