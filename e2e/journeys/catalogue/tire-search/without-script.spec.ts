import { expect, test } from '@playwright/test';

import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test.describe('the shop without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers a search with a page', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto('/');
    await page.locator('#q').fill('2021 subaru outback');
    await page.locator('#q').press('Enter');
    await expect(page.getByRole('main').getByText('Outback').first()).toBeVisible();
  });

  test('shows results, filters and pages', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto('/tire-sizes/225-65r17');
    await expect(page.getByRole('region', { name: 'Tires' }).getByRole('link').first()).toBeVisible();
    await page.goto('/tire-sizes/225-65r17?page=2');
    await expect(page.getByRole('region', { name: 'Tires' }).getByRole('link').first()).toBeVisible();
  });

  test('shows a tire with its price and its facts', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto('/tire-sizes/225-65r17');
    const href = await page
      .getByRole('region', { name: 'Tires' })
      .getByRole('link')
      .first()
      .getAttribute('href');
    await page.goto(href ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/\$\d+\.\d\d/).first()).toBeVisible();
  });
});
