import { expect, type Page, test } from '@playwright/test';

import { anInvitedBuyer } from '../../../drivers/reviews/invited-buyer.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

/** Finds the review in the console's queue and returns its card. */
const cardOf = async (page: Page, summary: string) => {
  await page.goto(`${consoleUrl}/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('/');
  // The list remembers what was searched before.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(summary);
  const card = page.getByRole('article', { name: 'Review by Dana O.' }).filter({ hasText: summary });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toBeVisible();
  return card;
};

test(
  'a buyer writes a review after the invitation, a moderator rejects it, and the appeal publishes it',
  ONE_SIZE,
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const summary = `Steady in crosswinds ${Date.now()}`;
    const links = await anInvitedBuyer();

    await page.goto(links.write);
    const address = new URL(page.url());
    await page
      .getByRole('group', { name: /^Wet/ })
      .getByRole('radio', { name: /^2 of 5/ })
      .check();
    await page.getByLabel(/^Summary/).fill(summary);
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await page.getByLabel(/^Name/).fill('Dana Okafor');
    await page.getByLabel(/^Email/).fill(`dana.${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your review' })).toBeVisible();
    const own = page.url();

    const rejecting = await browser.newPage();
    await signInAs(rejecting, 'support-agent');
    const card = await cardOf(rejecting, summary);
    await expect(card.getByText(/verified order/)).toBeVisible();
    await card.getByRole('button', { name: /^Reject/ }).click();
    const dialog = rejecting.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Not the writer’s own experience' }).check();
    await dialog.getByRole('button', { name: 'Reject review' }).click();
    // An open dialog hides the queue behind it, so the card says nothing before it is closed.
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);

    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t post your review' })).toBeVisible();
    await page.getByLabel('Why should we post it?').fill('I have driven 9,000 miles on these tires.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We’re reading it again' })).toBeVisible();

    await cardOf(rejecting, summary);
    await expect(rejecting.getByText(/another moderator decides the appeal/)).toBeVisible();
    await rejecting.close();

    const deciding = await browser.newPage();
    await signInAs(deciding, 'senior-agent');
    const appealed = await cardOf(deciding, summary);
    await expect(appealed.getByText(/9,000 miles/)).toBeVisible();
    await deciding.getByRole('heading', { level: 1 }).click();
    await deciding.keyboard.press('Enter');
    await expect(deciding.getByRole('heading', { level: 1, name: 'Review by Dana O.' })).toBeVisible();
    await deciding.getByRole('button', { name: /^Publish/ }).click();
    await deciding.getByRole('button', { name: 'Reply as SimpleTread' }).click();
    const reply = deciding.getByRole('dialog');
    await reply
      .getByLabel(/^Reply, shown to everyone/)
      .fill('Thank you, Dana. Check the pressure when it is cold.');
    await reply.getByRole('button', { name: 'Publish reply' }).click();
    await expect(deciding.getByRole('region', { name: 'Reply from SimpleTread' })).toBeVisible();
    await expectAccessible(deciding);
    await keepPicture(deciding, test.info(), 'review-page');
    await deciding.close();

    await page.goto(address.pathname.replace('/write-a-review', '/reviews'));
    const shown = page.getByRole('article').filter({ hasText: summary });
    await expect(shown.getByText(/Dana O\., verified purchase/)).toBeVisible();
    await expect(shown.getByRole('region', { name: 'Reply from SimpleTread' })).toBeVisible();

    await page.goto('/my-reviews/stop/not-a-key?done=1');
    await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await page.goto(links.stop);
    await page.getByRole('button', { name: 'Stop requests' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review requests stopped' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, test.info(), 'review-requests-stopped');
  },
);
