import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { openAccount } from '../../../drivers/sso/account-drivers.js';

/** Picks the last free time of the shown day but the chosen one. */
const pickTime = async (page: Page): Promise<void> => {
  const free = page.getByRole('radio', { name: /^\d+:\d\d [ap]m$/, disabled: false, checked: false });
  await free.last().check({ force: true });
};

test(
  'the owner of a vehicle books a shop for a tire rotation, changes the time, and cancels it',
  DESKTOP_AND_PHONE,
  async ({ page }, { project }) => {
    test.setTimeout(180_000);
    const email = `dana.${project.name}.${Date.now()}@example.com`;
    const garage = '/account/my-garage?make=subaru&model=outback&year=2021';
    await page.goto(`/register?returnTo=${encodeURIComponent(garage)}`);
    await openAccount(page, {
      firstName: 'Dana',
      lastName: 'Okafor',
      email,
      password: 'gravel under the snow',
    });
    await page.getByRole('button', { name: 'Add to my garage' }).click();
    await page.getByRole('link', { name: 'Book a rotation for the 2021 Subaru Outback' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tire rotation for your 2021 Subaru Outback' }),
    ).toBeVisible();

    const zip = page.getByLabel('ZIP code').last();
    await zip.fill('19147');
    await page.getByRole('button', { name: 'Find shops' }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('link', { name: /^See times at/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^Times at/ })).toBeVisible();
    await page.getByRole('button', { name: 'Book the rotation' }).click();
    await expect(page.getByText('Please select a time slot')).toBeVisible();
    await pickTime(page);
    await page.getByLabel('Phone').fill('555');
    await page.getByRole('button', { name: 'Book the rotation' }).click();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Phone').fill('(215) 555-0149');
    await page.getByRole('button', { name: 'Book the rotation' }).click();

    await expect(page.getByRole('heading', { name: 'Booked rotations' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Change time' }).click();
    await expect(page.getByRole('heading', { name: 'Change to another time' })).toBeVisible();
    await pickTime(page);
    await page.getByRole('button', { name: 'Change to this time' }).click();
    await page.waitForURL(/\/account\/my-garage$/);

    await page.getByRole('button', { name: 'Cancel the rotation of the 2021 Subaru Outback' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'Booked rotations' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Book a rotation for/ })).toBeVisible();
  },
);
