import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { typeIntoSearch } from '../../../drivers/catalogue/search-drivers.js';

/** From breakpoint L up there is room next to the answers. */
const hasRoomForPreview = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 976;

test.describe('the search', () => {
  test('offers the sizes if a size is typed under another pill', DESKTOP_AND_PHONE, async ({ page }) => {
    await typeIntoSearch(page, 'Vehicle', '225/65R17');
    await page.getByRole('option', { name: 'Search the size 225/65R17' }).click();
    await page
      .getByRole('option', { name: /^225\/65R17/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('225/65R17');
  });

  test('leads from a front size to the rear size', DESKTOP_AND_PHONE, async ({ page }) => {
    await typeIntoSearch(page, 'Tire size', '225/45R18');
    await page.getByRole('option', { name: '225/45R18 in front, another size in the rear' }).click();
    await page.getByRole('combobox').fill('255 40 18');
    await page.getByRole('option', { name: '255/40R18' }).first().click();
    await expect(page).toHaveURL(/\/tire-sizes\/225-45r18\?rearSize=255-40r18/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('255/40R18');
  });

  test('previews an answer before it is chosen, if there is room next to the answers', async ({ page }) => {
    await typeIntoSearch(page, 'Vehicle', '2020 bmw z4');
    const dialog = page.getByRole('dialog', { name: 'Search tires' });
    await expect(dialog.getByRole('option', { name: /2020 BMW Z4/ }).first()).toBeVisible();
    const panel = dialog.getByRole('complementary');
    if (!hasRoomForPreview(page)) {
      await expect(panel).toBeHidden();
      return;
    }
    await expect(panel.getByRole('heading', { name: '2020 Z4' })).toBeVisible();
    await expect(panel.getByText('225/45R18 front, 255/40R18 rear').first()).toBeVisible();
    await expect(panel.getByText(/from \$[\d,]+\.\d\d/).first()).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens a pair of sizes with its page', ONE_SIZE, async ({ page }) => {
      await page.goto('/search?type=tireSize&front=225%2F45R18&q=255%2F40R18');
      await expect(page).toHaveURL(/\/tire-sizes\/225-45r18\?rearSize=255-40r18/);
      await page.goto('/search?type=vehicle&q=225%2F65R17');
      await page.getByRole('link', { name: /Search the size 225\/65R17/ }).click();
      await expect(page).toHaveURL(/\/tire-sizes\/225-65r17/);
    });
  });
});
