import { expect, test } from '@playwright/test';

import { linkMailedTo } from '../../../drivers/content/mailing-list-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

test(
  'a reader joins the mailing list from the footer, confirms by email, and leaves with one click [R1.06]',
  DESKTOP_AND_PHONE,
  async ({ page }, { project }) => {
    const email = `reader-${project.name}-${Date.now()}@example.com`;
    await page.goto('/financing');
    const form = page.getByRole('region', { name: 'Join our mailing list' });
    const field = form.getByLabel('Send deals and news to');
    await field.fill('dana@');
    await form.getByRole('button', { name: 'Join' }).click();
    await expect(form.getByText('Please enter a valid email')).toBeVisible();
    await expect(field).toHaveValue('dana@');
    await field.fill(email);
    await form.getByRole('button', { name: 'Join' }).click();
    await expect(form.getByText(`Check ${email} for our email`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const confirm = await linkMailedTo(email, 'mailing-list-confirm');
    await page.goto(confirm);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Join the mailing list' }).click();
    await expect(page.getByRole('heading', { name: 'You’re on our mailing list' })).toBeVisible();
    await expectAccessible(page);

    const own = await linkMailedTo(email, 'mailing-list-joined');
    await page.goto(own);
    await page.getByRole('button', { name: 'Leave the mailing list' }).click();
    await expect(page.getByRole('heading', { name: 'You’ve left our mailing list' })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const oneClick = own.replace('/mailing-list/', '/api/mailing-list/');
    const posted = await page.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(posted.status()).toBe(204);
    await page.goto(oneClick);
    await expect(page.getByRole('heading', { name: 'You’ve left our mailing list' })).toBeVisible();
    await page.goto(confirm);
    await page.getByRole('main').getByRole('button', { name: 'Join the mailing list' }).click();
    await expect(page.getByText('This link has expired.')).toBeVisible();
  },
);
