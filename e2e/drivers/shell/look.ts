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
      axe: { run(options: object): Promise<{ violations: readonly Violation[] }> };
    };
    // Halfway through a fade no colour is what it will be. A fade is brought to its end, not waited for: a page that draws no more
    // frames never ends one. What turns for ever is left alone.
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    for (const each of passing) each.finish();
    const run = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return run.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    );
  });

/** Holds the page to WCAG 2.2 A and AA as far as axe can see it. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(axeSource);
  let violations = await violationsOf(page);
  if (violations.some((each) => each.startsWith('document-title'))) {
    // Between two pages of the shop the old title goes before the new one comes.
    await expect(page).toHaveTitle(/./);
    violations = await violationsOf(page);
  }
  expect(violations).toEqual([]);
};

/** No page is wider than its screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
};
