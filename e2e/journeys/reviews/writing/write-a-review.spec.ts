import { expect, test } from '@playwright/test';

import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a shopper writes a review, a moderator publishes it by keyboard, and the shop shows it [R2.08] [R6.05]',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    test.setTimeout(120_000);
    const summary = `Quiet in the rain ${test.info().project.name} ${Date.now()}`;
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    await page.locator('#reviews').getByRole('link', { name: 'Write a review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How do they drive?' })).toBeVisible();
    const address = page.url();
    await expect(page.getByText(/^Rate at least one quality, add a summary/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'write-a-review');

    await page
      .getByRole('group', { name: /^Wet/ })
      .getByRole('radio', { name: /^4 of 5/ })
      .check();
    await page.getByLabel(/^Summary/).fill(summary);
    await page.getByRole('radio', { name: 'Highway and city' }).check();
    await page.getByRole('radio', { name: 'Yes', exact: true }).check();
    await page.reload();
    await expect(page.getByLabel(/^Summary/)).toHaveValue(summary);
    await page.getByLabel(/^Name/).fill('Dana Whitfield');
    await page.getByLabel(/^Email/).fill(`dana.${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your review' })).toBeVisible();
    await expect(page.getByText(/A moderator will read it by .* ET\./)).toBeVisible();
    await expectAccessible(page);
    const own = page.url();

    await signInAs(page, 'support-agent');
    await page.goto(`${consoleUrl}/reviews`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'reviews');
    await page.keyboard.press('/');
    await page.keyboard.type(summary);
    const card = page.getByRole('article', { name: 'Review by Dana W.' });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card.getByText('No order with these tires found.')).toBeVisible();
    await card.getByRole('button', { name: /^Publish/ }).focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);

    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1, name: 'Your review is posted' })).toBeVisible();
    await page.goto(address.replace('/write-a-review', '/reviews'));
    await expect(page.getByRole('article').filter({ hasText: summary })).toBeVisible();
  },
);
