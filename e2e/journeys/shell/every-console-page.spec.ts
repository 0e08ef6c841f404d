import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { viewports } from '@simpletread/ui/tokens';

import { consoleUrl, signInAs, signInOnPage } from '../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../drivers/shell/look.js';
import { ONE_SIZE } from '../../drivers/shell/one-size.js';

/** Pages outside the menu; `apps/console/src/pages.spec.ts` checks all others. */
const OFF_MENU = ['/security', '/vehicle-records', '/order-sheets', '/review-files'];

const menuLinks = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link');

const menuOf = async (page: Page): Promise<string[]> => {
  const links = menuLinks(page);
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

/** Watches what the page asks the server for; `isQuiet` waits until it has asked for nothing during half a second. */
const watchCalls = (page: Page): { isQuiet(): Promise<void> } => {
  const waiting = new Set<Request>();
  let changedAt = 0;
  const ends = (request: Request): void => {
    waiting.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    // Live updates never end.
    if (request.resourceType() !== 'eventsource') waiting.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return {
    isQuiet: () =>
      expect
        .poll(() => waiting.size === 0 && performance.now() - changedAt > 500, { intervals: [100] })
        .toBe(true),
  };
};

/** Opens a page like staff: by its link in the menu. That starts no new console, which costs more than the page. */
const open = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path) return;
  const link = menuLinks(page).and(page.locator(`[href="${path}"]`));
  if ((await link.count()) === 0) {
    await page.goto(`${consoleUrl}${path}`);
    return;
  }
  const before = await page.title();
  await link.first().click();
  await expect(page).not.toHaveTitle(before);
};

// A page loads once for both looks and all sizes: light on the widest screen, dark on the narrowest.
for (const half of [0, 1]) {
  test(
    `the console shows every page to an admin, accessible in light and dark and no wider than any screen (half ${half + 1})`,
    ONE_SIZE,
    async ({ page }) => {
      test.setTimeout(400_000);
      const calls = watchCalls(page);
      await signInAs(page, 'admin');
      await page.goto(consoleUrl);
      const paths = [...(await menuOf(page)), ...OFF_MENU];
      expect(paths.length).toBeGreaterThan(40);
      for (const path of paths.filter((_, at) => at % 2 === half)) {
        await test.step(path, async () => {
          await page.setViewportSize(widest);
          await open(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await calls.isQuiet();
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
  await signInOnPage(page, 'marketer');
  await expect(page.getByRole('link', { name: /^Orders/ })).toBeHidden();
  await page.goto(`${consoleUrl}/orders`);
  await expect(page.getByRole('table')).toBeHidden();
});
