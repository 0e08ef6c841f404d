import { expect, type Locator, type Page } from '@playwright/test';

export const SIZE_PAGE = '/tire-sizes/225-60r18';

/** Returns the Compare buttons of the results, in order. */
export const compareToggles = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tires', exact: true }).getByRole('button', { name: /^Compare / });

export const tray = (page: Page): Locator => page.getByRole('region', { name: 'Tires to compare' });

/** Chooses the first `count` tires of the results. */
export const chooseToCompare = async (page: Page, count: number): Promise<void> => {
  for (let place = 0; place < count; place += 1) {
    const toggle = compareToggles(page).nth(place);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
};

/** Opens the comparison of `count` tires from the tray. */
export const openComparison = async (page: Page, count: number): Promise<void> => {
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Compare ${count} tires` })).toBeVisible();
};

/** Buys an available column of the comparison, and ends in the cart. */
export const buyCompared = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Add 4 to cart: / })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/cart/);
};
