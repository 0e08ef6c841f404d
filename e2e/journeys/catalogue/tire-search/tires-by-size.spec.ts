import { expect, test } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { findTiresBySize, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test.describe('tires by size', () => {
  for (const spelling of ['225 65 17', 'p225/65r17', '2256517']) {
    test(`are found by ${spelling}`, spelling === '225 65 17' ? {} : ONE_SIZE, async ({ page }) => {
      await findTiresBySize(page, spelling, '225/65R17');
      await expectNoSidewaysScroll(page);
    });
  }

  test('are sorted and filtered by shareable addresses', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto('/tire-sizes/225-65r17?sort=price-low&category=winter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('225/65R17');
    await expect(page.getByLabel('Sort')).toHaveValue('price-low');
    await expectAccessible(page);
    await openFirstTire(page);
  });

  test(
    'are canonical: another spelling of the address redirects to the one page',
    ONE_SIZE,
    async ({ page }) => {
      await page.goto('/tire-sizes/225-65R17');
      await expect(page).toHaveURL(/\/tire-sizes\/225-65r17$/);
    },
  );
});
