import { expect, test } from '@playwright/test';

import { DESKTOP_AND_PHONE } from '../../drivers/shell/one-size.js';

/** Repeated on purpose: the configuration must not be its own proof. */
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  desktop: { width: 1350, height: 940 },
  tablet: { width: 800, height: 600 },
  mobile: { width: 412, height: 660 },
};

test.describe('the shop', () => {
  test('opens at the viewport of its project [R9.04]', async ({ page }, { project }) => {
    await page.goto('/');
    expect(page.viewportSize()).toEqual(VIEWPORTS[project.name]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('fits the width of the screen', async ({ page }) => {
    await page.goto('/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('answers an unknown address with 404 and a link home', DESKTOP_AND_PHONE, async ({ page }) => {
    const reply = await page.goto('/no/such/page');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('link').first()).toBeVisible();
  });
});
