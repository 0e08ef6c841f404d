import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown }[];
}

const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        configure(spec: object): void;
        run(options: object): Promise<{ violations: readonly Violation[] }>;
      };
    };
    // During a fade, colors aren't final. A fade is finished, not awaited: a page that draws no more frames never ends one. Endless
    // animations are left alone.
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    for (const each of passing) each.finish();
    // Only violations are read: axe needn't describe every element that passes, nor wait for frames, which have no axe to answer it.
    axe.configure({ noHtml: true });
    const run = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      reporter: 'no-passes',
      iframes: false,
      preload: { assets: ['media'] },
    });
    return run.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    );
  });

/** Checks the page against WCAG 2.2 A and AA, as far as axe can. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  let violations = await violationsOf(page);
  if (violations.some((each) => each.startsWith('document-title'))) {
    // Between two pages of the shop, the old title disappears before the new one appears.
    await expect(page).toHaveTitle(/./);
    violations = await violationsOf(page);
  }
  expect(violations).toEqual([]);
};

/** Checks that the page is no wider than its screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
};
