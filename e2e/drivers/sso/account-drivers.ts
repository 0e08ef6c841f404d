import { readFileSync } from 'node:fs';

import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';

interface DemoSignIns {
  readonly password: string;
  readonly customers: readonly { readonly firstName: string; readonly email: string }[];
}

const demo = JSON.parse(
  readFileSync(new URL('../../../tools/demo-sign-ins.json', import.meta.url), 'utf8'),
) as DemoSignIns;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Returns a demo customer with an account and orders. */
export const demoCustomer = (index: number): Pick<Person, 'firstName' | 'email' | 'password'> => {
  const { firstName, email } = demo.customers[index] ?? { firstName: '', email: '' };
  return { firstName, email, password: demo.password };
};

/** Returns the link in the newest email to `email`. No screen of the shop or the console shows it. */
export const linkInMailTo = async (email: string): Promise<string> => {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    let link = '';
    await expect(async () => {
      const { rows } = await client.query<{ text: string }>(
        'SELECT body_text AS text FROM platform.message WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
        [email],
      );
      link = /http\S+\/confirm-email\?token=[\w-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 10_000 });
    return link;
  } finally {
    await client.end();
  }
};

/** Fills the provider's form, which returns to its original page. */
export const enterPassword = async (
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Signs in from the shop's open page, or from the home page. */
export const signInToShop = async (
  page: Page,
  person: Pick<Person, 'firstName' | 'email' | 'password'>,
): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await enterPassword(page, person);
  await expect(accountButton(page, person.firstName)).toBeVisible();
};

export const accountButton = (page: Page, firstName: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(firstName) });

/** Creates an account on the shown provider page, with the link in the email. */
export const openAccount = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkInMailTo(person.email));
  await page.getByRole('button', { name: 'Confirm and create account' }).click();
};

/** Signs out with the menu in the header. */
export const signOutOfShop = async (page: Page, firstName: string): Promise<void> => {
  await accountButton(page, firstName).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
};

const LANDING = '/api/sso-landing';

/** Signs in at the provider and returns its redirect target, without going there. */
export const landingOf = async (
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> => {
  await page.goto('/login');
  const csrf = await page.locator('form[action="/login"] input[name="csrf"]').inputValue();
  let url = new URL('/login', page.url()).href;
  let reply = await page.request.post(url, { form: { csrf, email, password }, maxRedirects: 0 });
  for (let hop = 0; hop < 5 && !url.includes(LANDING); hop += 1) {
    url = new URL(reply.headers()['location'] ?? '', url).href;
    if (!url.includes(LANDING)) reply = await page.request.get(url, { maxRedirects: 0 });
  }
  return url;
};
