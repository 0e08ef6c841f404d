import { expect, type Page } from '@playwright/test';
import pg from 'pg';

/** Returns the code that was mailed last for an order. */
export const codeMailedFor = async (orderNumber: string): Promise<string> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    let code = '';
    await expect(async () => {
      const { rows } = await db.query<{ text: string }>(
        `SELECT m.body_text AS text FROM platform.message m JOIN orders."order" o ON o.id = m.order_id
         WHERE o.number = $1 AND m.template = 'tracking-code' ORDER BY m.created_at DESC LIMIT 1`,
        [orderNumber],
      );
      code = /^[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      expect(code).not.toBe('');
    }).toPass({ timeout: 10_000 });
    return code;
  } finally {
    await db.end();
  }
};

/** Has the code of an order mailed, and enters it: a wrong one first. */
export const enterOrderCode = async (page: Page, orderNumber: string): Promise<void> => {
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code from our email').fill('4K7Q-9M2X');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/code don’t match, or the code has expired/)).toBeVisible();
  await page.getByLabel('Code from our email').fill(await codeMailedFor(orderNumber));
  await page.getByRole('button', { name: 'Continue' }).click();
};
