import { expect, test } from '@playwright/test';

import { consoleUrl, signInByApi } from '../../drivers/shell/console-drivers.js';
import { ONE_SIZE } from '../../drivers/shell/one-size.js';

const EDITOR = 'content-editor@simpletread.example';

test('an editor is asked before the words of a new article are lost', ONE_SIZE, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Console' });
  await signInByApi(page, { email: EDITOR });
  await page.goto(`${consoleUrl}/articles/create`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Words that nobody saved');

  await menu.getByRole('link', { name: 'Redirects', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('Words that nobody saved');

  await menu.getByRole('link', { name: 'Redirects', exact: true }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
});
