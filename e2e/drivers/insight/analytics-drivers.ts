import { expect, type Page } from '@playwright/test';

/** What the page has told the data layer so far, oldest first. */
export const layerOf = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

/** Agrees to be counted. */
export const acceptCookies = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
};
