import { expect, type Page } from '@playwright/test';

import { consoleUrl } from '../shell/console-drivers.js';

interface QuoteRequest {
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly zip: string;
  readonly vehicle: { readonly make: string; readonly model: string; readonly year: string };
  /** Search text for the tire. */
  readonly tire: string;
}

/** Writes a quote in the console and saves it as a draft. */
export const writeQuote = async (page: Page, request: QuoteRequest): Promise<void> => {
  await page.goto(`${consoleUrl}/quotes/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'New quote' })).toBeVisible();
  await page.getByLabel('First name').fill(request.firstName);
  await page.getByLabel('Email').fill(request.email);
  await page.getByLabel('Phone').fill(request.phone);
  await page.getByLabel('ZIP code').fill(request.zip);
  await page.getByLabel('Message').fill('As you asked on the phone.');
  const { make, model, year } = request.vehicle;
  await page.getByLabel('Make').selectOption({ label: make });
  await page.getByLabel('Model').selectOption({ label: model });
  await page.getByLabel('Year').selectOption({ label: year });
  await page.getByLabel('Add a tire').fill(request.tire);
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText(/Fits the vehicle/)).toBeVisible();
  await expect(page.getByText(/out the door|sent to/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible();
};

/** Sends the open draft, and returns the message shown. */
export const sendOpenQuote = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send quote' }).click();
  await expect(dialog).toBeHidden();
  return (
    await page
      .getByText(/^Quote Q-\w{5}-\w{5} (sent|went|reached|is on)/)
      .first()
      .innerText()
  ).trim();
};
