import { expect, test } from '@playwright/test';

import { joinMailingList, linkMailedTo } from '../../../drivers/content/mailing-list-drivers.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

test(
  'a marketer chooses a segment, previews, tests and schedules a newsletter; a reader gets it, and their click counts',
  ONE_SIZE,
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const stamp = Date.now();
    // Equal segments have one name, and the journey may run again on the same shop.
    const days = String(40 + (stamp % 3_000));
    const email = `reader-${stamp}@example.com`;
    await joinMailingList(page, email);

    const marketer = await browser.newPage({ viewport: page.viewportSize() });
    await signInAs(marketer, 'marketer');
    await marketer.goto(`${consoleUrl}/newsletters/create`);
    await expect(marketer.getByRole('heading', { level: 1, name: 'New newsletter' })).toBeVisible();
    await marketer.getByLabel('Name', { exact: true }).fill(`Journey ${stamp}`);
    await marketer.getByLabel('Subject').fill(`Tires for the season ${stamp}`);
    await marketer.getByLabel('Text', { exact: true }).fill('Snow comes early this year.');
    await marketer.getByRole('button', { name: 'Add a block' }).click();
    await marketer.getByLabel('Kind').last().selectOption({ label: 'Button' });
    await marketer.getByLabel('Button label').fill('See deals');
    await marketer.getByLabel('Links to').fill('/tire-deals');

    await marketer.getByLabel('Saved segment').selectOption({ label: 'New on the list' });
    await expect(marketer.getByLabel('Buyers')).toHaveValue('never');
    await marketer.getByLabel('Days').fill(days);
    await expect(marketer.getByText(`Never bought · joined in the last ${days} days`)).toBeVisible();
    await marketer.getByRole('button', { name: 'Save segment' }).click();
    const naming = marketer.getByRole('dialog', { name: 'Save segment' });
    await naming.getByLabel('Name').fill(`Since yesterday ${stamp}`);
    await expectAccessible(marketer);
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(naming).toBeHidden();
    await expect(marketer.getByLabel('Saved segment').locator('option:checked')).toHaveText(
      `Since yesterday ${stamp}`,
    );
    await expect(marketer.getByRole('table', { name: 'Sample recipients' })).toBeVisible();
    await expect(
      marketer.frameLocator('iframe').getByText('Snow comes early this year.').last(),
    ).toBeVisible();
    await keepPicture(marketer, test.info(), 'newsletter-segment');
    await expectAccessible(marketer);
    await expectNoSidewaysScroll(marketer);
    await marketer.getByRole('button', { name: 'Save draft' }).click();

    await marketer.getByRole('button', { name: 'Send me a test' }).click();
    await expect(marketer.getByText('A test is on its way to marketer@simpletread.example.')).toBeVisible();
    await marketer.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = marketer.getByRole('dialog');
    await expect(dialog).toContainText(/\d+ people would get it now: Never bought · joined/);
    await dialog.getByText('Now', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog).toBeHidden();

    const link = await linkMailedTo(email, 'newsletter');
    await page.goto(link);
    await expect(page).toHaveURL(/\/tire-deals/);
    const results = marketer.getByRole('region', { name: 'Results' });
    await expect(results).toContainText('/tire-deals', { timeout: 60_000 });
    await expect(results.getByText(/^[1-9]\d* \(\d/).first()).toBeVisible();
    await expect(marketer.getByText('Sent', { exact: true }).first()).toBeVisible();
    await keepPicture(marketer, test.info(), 'newsletter-results');
    await expectAccessible(marketer);

    await marketer.goto(`${consoleUrl}/newsletter-segments`);
    await marketer.getByRole('button', { name: `Remove Since yesterday ${stamp}` }).click();
    await marketer.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(marketer.getByText(`Since yesterday ${stamp} is removed.`)).toBeVisible();
    await marketer.close();
  },
);
