import { expect, test } from '@playwright/test';
import pg from 'pg';

import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

/** Chat is open at any hour that the journey runs. */
const openSupport = async (): Promise<void> => {
  const week = JSON.stringify(Array.from({ length: 7 }, () => ({ from: 0, to: 24 })));
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  await db.query(`INSERT INTO content.shop_setting (settings) VALUES ('{}') ON CONFLICT DO NOTHING`);
  await db.query(
    `UPDATE content.shop_setting SET settings = settings || jsonb_build_object('supportWeek', $1::jsonb), version = version + 1`,
    [week],
  );
  await db.end();
};

test(
  'a shopper chats from the contact page, both sides reload, and the agent solves it [R1.18]',
  DESKTOP_AND_PHONE,
  async ({ page, browser }) => {
    await openSupport();
    // The shop's pages know the new hours after a while.
    await expect(async () => {
      await page.goto('/contact');
      await page.getByRole('button', { name: /^Chat/ }).first().click({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    const panel = page.getByRole('region', { name: 'Chat with us' });
    await panel.getByLabel('First name').fill('Dana');
    await panel.getByLabel('Email').fill('dana.chats@example.com');
    await panel.getByLabel('Your question').fill('How are these in snow?');
    await panel.getByRole('button', { name: 'Start chat' }).click();
    await expect(panel.getByRole('status')).toHaveText(/next|in line/);
    const context = await browser.newContext();
    const desk = await context.newPage();
    await signInAs(desk, 'support-agent');
    await desk.goto(`${consoleUrl}/cases`);
    await desk.getByRole('button', { name: /Take next chat/ }).click();
    await desk.getByRole('textbox', { name: 'Chat' }).fill('Light snow is fine.');
    await desk.getByRole('textbox', { name: 'Chat' }).press('Enter');
    await expect(panel.getByText('Light snow is fine.')).toBeVisible();
    await expect(desk.getByRole('listitem').filter({ hasText: 'Light snow is fine.' })).toContainText(
      ', read',
    );
    await page.reload();
    await expect(panel.getByText('Light snow is fine.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Message' }).fill('Thank you!');
    await panel.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(desk.getByRole('list', { name: 'Messages' }).getByText('Thank you!')).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Thank you!' })).toContainText('Read');
    await desk.getByRole('button', { name: 'End and solve' }).click();
    await expect(panel.getByText('This chat has ended')).toBeVisible();
    // Nobody proved the address, so the chat is saved, not mailed.
    await expect(panel.getByRole('button', { name: 'Email me the transcript' })).toBeHidden();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save the transcript' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^chat-C-\d+\.txt$/);
  },
);
