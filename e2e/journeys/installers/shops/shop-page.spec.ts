import { expect, test } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test('a shopper finds shops near a ZIP and opens one', DESKTOP_AND_PHONE, async ({ page }) => {
  await page.goto('/tire-shops?zip=19147&sort=distance');
  const first = page.getByRole('article').first().getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/tire-shops\/shop\/[a-z0-9-]+\/[a-z0-9-]+$/);
  await expect(page.getByRole('table', { name: /^Opening hours/ }).getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /maps/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test(
  'a shop’s address leads to its one address by its code, and an unknown code to 404',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    await page.goto('/tire-shops?zip=19147');
    const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    const code = href?.split('/').at(-1) ?? '';
    await page.goto(`/tire-shops/shop/old-name/${code.toUpperCase()}`);
    expect(new URL(page.url()).pathname).toBe(href);
    expect((await page.goto('/tire-shops/shop/old-name/nobody'))?.status()).toBe(404);
  },
);
