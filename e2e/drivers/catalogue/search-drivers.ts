import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the search with its key, which works once the page is hydrated. */
export const openSearch = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name: 'Search tires' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press('/');
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  return dialog;
};

/** Opens the search from the home page's sentence and types into it like a shopper. */
export const typeIntoSearch = async (page: Page, pill: string, text: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: pill, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search tires' });
  await dialog.getByRole('combobox').fill(text);
};

/** Goes from the home page to the tires for a vehicle typed in any order, by keyboard. */
export const findTiresByVehicle = async (page: Page, text: string, expected: string): Promise<void> => {
  await typeIntoSearch(page, 'Vehicle', text);
  const option = page.getByRole('option', { name: expected }).first();
  await expect(option).toBeVisible();
  await page.getByRole('combobox').press('ArrowDown');
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(expected.split(' ').at(-1) ?? '');
};

/** Goes from the home page to the tires of a size typed in any format, by mouse. */
export const findTiresBySize = async (page: Page, text: string, canonical: string): Promise<void> => {
  await typeIntoSearch(page, 'Tire size', text);
  await page.getByRole('option', { name: canonical }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(canonical);
};

/** Opens the first tire of the results and returns its name. */
export const openFirstTire = async (page: Page): Promise<string> => {
  const first = page.getByRole('region', { name: 'Tires' }).getByRole('link').first();
  await first.click();
  await page.waitForURL(/\/p\/\d+/);
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
};
