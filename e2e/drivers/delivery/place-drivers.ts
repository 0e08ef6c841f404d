import type { Page } from '@playwright/test';

/** Says where the shopper is, and goes on to the page that the shop leads to. */
export const giveZip = async (page: Page, zip: string): Promise<void> => {
  await page.goto('/location');
  await page.getByLabel('ZIP code').first().fill(zip);
  await page.getByRole('button', { name: 'Show totals for this ZIP' }).click();
  await page.waitForURL((url) => url.pathname !== '/location');
};
