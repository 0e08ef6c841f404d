import { expect, test } from '@playwright/test';

import { consoleUrl } from '../../drivers/shell/console-drivers.js';
import { ONE_SIZE } from '../../drivers/shell/one-size.js';
import { signInByApi } from '../../drivers/sso/staff-api.js';

const EDITOR = 'content-editor@simpletread.example';

test('an editor is asked before the words of a new article are lost', ONE_SIZE, async ({ page }) => {
  const asked: string[] = [];
  let isLeaving = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (isLeaving ? dialog.accept() : dialog.dismiss());
  });
  const menu = page.getByRole('navigation', { name: 'Console' });
  await signInByApi(page, { email: EDITOR });
  await page.goto(`${consoleUrl}/articles/create`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Words that nobody saved');

  await menu.getByRole('link', { name: 'Redirects', exact: true }).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(title).toHaveValue('Words that nobody saved');

  isLeaving = true;
  await menu.getByRole('link', { name: 'Redirects', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  expect(asked).toEqual(['confirm', 'confirm']);
});
