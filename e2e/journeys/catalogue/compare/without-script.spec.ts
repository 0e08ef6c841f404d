import { expect, test } from '@playwright/test';

import {
  buyCompared,
  chooseToCompare,
  compareToggles,
  openComparison,
  SIZE_PAGE,
  tray,
} from '../../../drivers/catalogue/compare-drivers.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

test.describe('comparing without script', () => {
  test.use({ javaScriptEnabled: false });

  test('chooses, compares, removes and buys with forms and links', DESKTOP_AND_PHONE, async ({ page }) => {
    await page.goto(SIZE_PAGE);
    await chooseToCompare(page, 3);
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    await openComparison(page, 3);
    await page.getByRole('switch', { name: 'Show differences only' }).check();
    await expect(page.getByRole('row', { name: /^Size Same/ })).toBeHidden();
    await page
      .getByRole('button', { name: /^Remove / })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 tires' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a tire' }).click();
    await expect(page).toHaveURL(/\/tire-sizes\//);
    await expect(tray(page).getByRole('listitem')).toHaveCount(2);
    await tray(page).getByRole('link', { name: 'Compare' }).click();
    await buyCompared(page);
  });

  test('shows a page about a sixth tire', ONE_SIZE, async ({ page }) => {
    await page.goto(SIZE_PAGE);
    await chooseToCompare(page, 5);
    await compareToggles(page).nth(5).click();
    await expect(page.getByText('The max number of tires is five.')).toBeVisible();
  });
});
