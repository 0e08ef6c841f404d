import type { Page } from '@playwright/test';

/** Enters the shopper's ZIP, and continues to the shop's next page. */
export const giveZip = async (page: Page, zip: string): Promise<void> => {
  await page.goto('/location');
  await page.getByLabel('ZIP code').first().fill(zip);
  await page.getByRole('button', { name: 'Show totals for this ZIP' }).click();
  await page.waitForURL((url) => url.pathname !== '/location');
};
