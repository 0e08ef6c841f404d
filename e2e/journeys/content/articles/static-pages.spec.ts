import { expect, test } from '@playwright/test';

import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const PATHS = [
  'financing',
  'terms',
  'sales',
  'about',
  'faqs',
  'free-shipping',
  'military-discount',
  'returns-and-refunds',
  'tire-buying-guide',
  'simplesnap',
  'affiliates',
  'simplecrew',
  'dt-employees',
  'partner-program',
  'installer-signup',
  'contact',
  'invite',
  'simplebusiness',
  'privacy-policy',
  'sitemap',
  'help-center',
  'repair-pal',
  'car-talk',
];

test.describe('the static pages of the specification', ONE_SIZE, () => {
  test('each have their own heading [R2.21] [R2.36 simplecrew]', async ({ page }) => {
    test.setTimeout(180_000);
    const headings = new Set<string>();
    for (const path of PATHS) {
      const reply = await page.goto(`/${path}`);
      expect([path, reply?.status()]).toEqual([path, 200]);
      headings.add(await page.getByRole('heading', { level: 1 }).innerText());
    }
    expect([...headings].filter((heading) => heading.trim() === '')).toEqual([]);
    expect(headings.size).toBe(PATHS.length);
  });

  test('lead guests to sign in before the dashboard of their referrals [R2.21 dashboard]', async ({
    page,
  }) => {
    await page.goto('/advocate-dashboard');
    await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
  });
});
