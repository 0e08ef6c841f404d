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
const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';

const emailOf = (role: string): string =>
  demo.accounts.find((candidate) => candidate.role === role)?.email ?? '';

/** Signs in to the console on its sign-in page, with a role's demo account. */
export const signInOnPage = async (page: Page, role: string): Promise<void> => {
  await page.goto(consoleUrl);
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden();
};

interface Secret {
  readonly email: string;
  readonly password?: string;
}

/** Signs the browser in to the console without its sign-in page. */
export const signInByApi = async (page: Page, secret: Secret): Promise<void> => {
  const answer = await page.request.post(`${serverUrl}/staff/session`, {
    headers: { origin: consoleUrl },
    data: { password: demo.password, ...secret },
  });
  expect(answer.status()).toBe(200);
};

/** Signs in with a role's demo account, and opens no page: the sign-in page and the first one cost as much as a step of the journey. */
export const signInAs = (page: Page, role: string): Promise<void> =>
  signInByApi(page, { email: emailOf(role) });

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
