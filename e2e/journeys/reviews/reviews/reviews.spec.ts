import { expect, test } from '@playwright/test';

import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

test.describe('the reviews of a tire', () => {
  test.use({ javaScriptEnabled: false });

  test('are read, sorted and paged without script', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    const reviews = page.locator('#reviews');
    await expect(reviews.getByRole('table', { name: 'Reviews by rating' })).toBeVisible();
    await expect(reviews.getByRole('article').first()).toBeVisible();

    await reviews.getByRole('link', { name: 'Lowest' }).click();
    await expect(page).toHaveURL(/reviewSort=lowest/);
    await expect(reviews.getByRole('link', { name: 'Lowest' })).toHaveAttribute('aria-current', 'true');

    await reviews.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/reviewSort=lowest&reviews=2/);
    await expect(reviews.getByRole('article').first()).toBeVisible();
  });
});
