import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

interface DemoSignIns {
  readonly password: string;
  readonly accounts: readonly { readonly role: string; readonly email: string }[];
}

const demo = JSON.parse(
  readFileSync(new URL('../../../tools/demo-sign-ins.json', import.meta.url), 'utf8'),
) as DemoSignIns;

export const consoleUrl = process.env['CONSOLE_URL'] ?? 'http://localhost:3001';

/** Signs in to the console with a role's demo account. */
export const signInAs = async (page: Page, role: string): Promise<void> => {
  const account = demo.accounts.find((candidate) => candidate.role === role);
  await page.goto(consoleUrl);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden();
};

export const openOrders = async (page: Page): Promise<void> => {
  await page.goto(`${consoleUrl}/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
};

/** Cancels the open order with its key, and returns the promise of its dialog. */
export const cancelOpenOrder = async (page: Page, reason: string): Promise<string> => {
  await page
    .getByRole('button', { name: /^Cancel order/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Cancel order, refund \$/ })).toBeVisible();
  const promise = await dialog.innerText();
  await dialog.getByLabel(/Reason/).fill(reason);
  await dialog.getByRole('button', { name: /Cancel order, refund \$/ }).click();
  await expect(dialog).toBeHidden();
  return promise;
};
