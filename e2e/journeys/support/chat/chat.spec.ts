import { expect, test } from '@playwright/test';

import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';

test('a shopper chats from a tire’s page, both sides reload, and the agent solves it [R1.18]', async ({ page, browser }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /^Chat/ }).first().click();
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
  await page.reload();
  await expect(panel.getByText('Light snow is fine.')).toBeVisible();
  await page.screenshot({ path: '/tmp/plan/chat-shop.png' });
  await panel.getByRole('textbox', { name: 'Message' }).fill('Thank you!');
  await panel.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(desk.getByRole('list', { name: 'Messages' }).getByText('Thank you!')).toBeVisible();
  await desk.screenshot({ path: '/tmp/plan/chat-desk.png' });
  await desk.getByRole('button', { name: 'End and solve' }).click();
  await expect(panel.getByText('This chat has ended')).toBeVisible();
  await panel.getByRole('button', { name: 'Email me the transcript' }).click();
  await expect(panel.getByRole('button', { name: /^Sent to/ })).toBeVisible();
  await page.screenshot({ path: '/tmp/plan/chat-end.png' });
});
