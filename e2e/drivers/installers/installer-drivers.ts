import { expect, type Page } from '@playwright/test';

import { consoleUrl } from '../shell/console-drivers.js';

export interface InstallerShop {
  readonly company: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

export const describeShop = async (page: Page, shop: InstallerShop): Promise<void> => {
  await page.getByLabel('Company').fill(shop.company);
  await page.getByLabel('Street address').fill(shop.street);
  await page.getByLabel('City').fill(shop.city);
  await page.getByLabel('State', { exact: true }).selectOption(shop.state);
  await page.getByLabel('ZIP code').fill(shop.zip);
  await goOn(page);
};

/** Enters the shop's people; `email` receives the messages. */
export const namePeople = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Primary email').fill(email);
  await page.getByLabel('Primary phone').fill('406-555-0150');
  await page.getByLabel('Cell phone').fill('(406) 555-0149');
  await page.getByLabel('Store manager').fill('Dana Okafor');
  await page.getByLabel('Service manager').fill('Sam Ortiz');
  await page.getByLabel('Service desk email').fill(`desk.${email}`);
  await page.getByLabel('Service desk phone').fill('406.555.0151');
  await goOn(page);
};

export const chooseHours = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.getByLabel('Saturday from').fill('09:00');
  await page.getByLabel('Saturday to').fill('13:00');
  await goOn(page);
};

export const chooseServices = async (page: Page): Promise<void> => {
  for (const name of ['Brakes', 'Waiting room', 'Light truck', 'ASE certified techs'])
    await page.getByRole('checkbox', { name }).check();
  await goOn(page);
};

export const sendRegistration = async (page: Page): Promise<void> => {
  await page
    .getByLabel('Picture of your store')
    .setInputFiles({ name: 'store.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Send application' }).click();
};

/** Opens the application of `company` from the console's list. */
export const openInstallerApplication = async (page: Page, company: string): Promise<void> => {
  await page.goto(`${consoleUrl}/installer-applications`);
  await page.getByPlaceholder('Shop, applicant, city or email').fill(company);
  await expect(page.getByText('1 in this view')).toBeVisible();
  // The rows are read again as the search arrives; a click between takes no effect.
  await expect(async () => {
    await page.getByRole('link', { name: company }).click({ timeout: 3_000 });
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible({ timeout: 3_000 });
  }).toPass();
};
