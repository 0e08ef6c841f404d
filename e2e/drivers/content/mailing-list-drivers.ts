import { expect, type Page } from '@playwright/test';
import pg from 'pg';

/** Returns the newest link below /mailing-list that a mailbox got. */
export const linkMailedTo = async (email: string, template: string): Promise<string> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    let link = '';
    await expect(async () => {
      const { rows } = await db.query<{ text: string }>(
        'SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = $2 ORDER BY id DESC LIMIT 1',
        [email, template],
      );
      link = /\/mailing-list\/[\w/.-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 60_000 });
    return link;
  } finally {
    await db.end();
  }
};

/** Joins the mailing list from the footer and confirms by email. */
export const joinMailingList = async (page: Page, email: string): Promise<void> => {
  await page.goto('/financing');
  const form = page.getByRole('region', { name: 'Join our mailing list' });
  await form.getByLabel('Send deals and news to').fill(email);
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(form.getByText(`Check ${email} for our email`)).toBeVisible();
  await page.goto(await linkMailedTo(email, 'mailing-list-confirm'));
  await page.getByRole('main').getByRole('button', { name: 'Join the mailing list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on our mailing list' })).toBeVisible();
};
