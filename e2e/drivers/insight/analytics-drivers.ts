import { expect, type Page } from '@playwright/test';

/** Returns the data layer's entries so far, oldest first. */
export const layerOf = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

/** Agrees to analytics. */
export const acceptCookies = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
};
