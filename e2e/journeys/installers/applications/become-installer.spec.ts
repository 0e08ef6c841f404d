import { expect, type Page, test } from '@playwright/test';

import { openAccount } from '../../../drivers/sso/account-drivers.js';
import { addToCart, startCheckout } from '../../../drivers/carts/checkout-drivers.js';
import { signInAs } from '../../../drivers/shell/console-drivers.js';
import {
  chooseHours,
  chooseServices,
  describeShop,
  namePeople,
  openInstallerApplication,
  sendRegistration,
} from '../../../drivers/installers/installer-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

// Remote places: each size has its own, where the new shop is the nearest.
const PLACES: Readonly<Record<string, { readonly city: string; readonly zip: string }>> = {
  desktop: { city: 'Miles City', zip: '59301' },
  tablet: { city: 'Glasgow', zip: '59230' },
  mobile: { city: 'Havre', zip: '59501' },
};

const look = async (page: Page, name: string): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), name);
};

test(
  'a shop applies as a guest, verifies its address, answers a question, is approved, and is chosen by a nearby shopper [R6.06]',
  DESKTOP_AND_PHONE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(240_000);
    const { city, zip } = PLACES[project.name] ?? { city: 'Miles City', zip: '59301' };
    const company = `Okafor Tires ${Date.now()}`;
    const email = `okafor.${project.name}.${Date.now()}@example.com`;
    const dana = { firstName: 'Dana', lastName: 'Okafor', email, password: 'gravel under the snow' };

    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Become an installer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Become an installer' })).toBeVisible();
    await expect(page.getByText('$15 to $24')).toBeVisible();
    await look(page, 'installers');
    await page.getByRole('link', { name: 'Apply now' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Register your shop' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await expect(page.getByText('Please enter your company name')).toBeVisible();
    await look(page, 'apply-shop-wrong');
    await describeShop(page, { company, street: '1200 Main St', city, state: 'MT', zip });
    await page.getByLabel('Primary phone').fill('555 0150');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Phone Number should contain 10 digits').first()).toBeVisible();
    await look(page, 'apply-people-wrong');
    await page.reload();
    await expect(page.getByLabel('Company')).toHaveValue(company);
    await page.getByRole('button', { name: 'Next' }).click();
    await namePeople(page, email);
    await look(page, 'apply-hours');
    await chooseHours(page);
    await look(page, 'apply-services');
    await chooseServices(page);
    await look(page, 'apply-send');
    await sendRegistration(page);

    await expect(page.getByRole('heading', { name: 'Now confirm your email' })).toBeVisible();
    await look(page, 'apply-sent');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await openAccount(page, dana);
    await page.waitForURL(/\/account\/installer-application/);
    await expect(page.getByRole('heading', { name: company })).toBeVisible();
    await look(page, 'status-sent');

    const staffPage = await browser.newPage();
    await signInAs(staffPage, 'installer-partner-manager');
    await openInstallerApplication(staffPage, company);
    await staffPage.getByRole('button', { name: /^Start review/ }).click();
    await staffPage.getByRole('button', { name: /^Ask/ }).click();
    await staffPage.getByLabel('What do you need to know?').fill('Do you mount 22 inch rims?');
    await staffPage.getByRole('dialog').getByRole('button', { name: 'Send question' }).click();
    await expect(staffPage.getByText('The applicant gets an email.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Do you mount 22 inch rims?')).toBeVisible();
    await page.getByRole('link', { name: 'Change the application' }).click();
    await expect(page.getByLabel('Company')).toHaveValue(company);
    await page.getByLabel('Website').fill('okafortires.com');
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
    await look(page, 'amend-send');
    await page.getByRole('button', { name: 'Send changes' }).click();
    await page.waitForURL(/\/account\/installer-application$/);
    await page.getByLabel('Your answer').fill('Yes, up to 24.');
    await look(page, 'status-question');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Yes, up to 24.')).toBeVisible();

    await staffPage.reload();
    await expect(staffPage.getByText('https://okafortires.com')).toBeVisible();
    await expect(staffPage.getByAltText(`Store of ${company}`)).toBeVisible();
    await look(staffPage, 'console-application');
    await staffPage.getByRole('button', { name: /^Approve/ }).click();
    await staffPage.getByLabel('Pay per tire ($)').fill('21');
    await keepPicture(staffPage, test.info(), 'console-approve');
    await staffPage.getByRole('button', { name: 'Approve for $21.00 per tire' }).click();
    await expect(staffPage.getByText('Shoppers can choose it now.')).toBeVisible();
    await staffPage.close();

    await page.reload();
    await expect(page.getByText('you are paid $21.00 for each tire')).toBeVisible();
    await look(page, 'status-approved');
    await page.goto('/account');
    await expect(page.getByRole('link', { name: 'See my application' })).toBeVisible();

    const shopper = await browser.newPage();
    await shopper.goto('/');
    await findTiresByVehicle(shopper, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(shopper);
    await addToCart(shopper);
    await startCheckout(shopper);
    await shopper.getByRole('radio', { name: /To a shop, installed/ }).check();
    await shopper.getByLabel('Shops near ZIP').fill(zip);
    await shopper.getByRole('button', { name: 'Find shops' }).click();
    const shop = shopper
      .getByRole('group', { name: 'Choose your shop' })
      .getByRole('radio', { name: company });
    await shop.check();
    await expect(shop).toBeChecked();
    await shopper.close();
  },
);

test(
  'a shop registers without script: one page that names everything wrong with the form',
  DESKTOP_AND_PHONE,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/installer-signup');
    await expect(page).toHaveURL(/\/installers\/apply$/);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    for (const title of ['Your shop', 'People', 'Opening hours', 'What you do', 'Picture and terms'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const fill = (name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value);
    for (const [name, value] of [
      ['company', 'Plain Tires'],
      ['address1', '1200 Main St'],
      ['city', 'Philadelphia'],
      ['zip', '59301'],
      ['firstName', 'Dana'],
      ['lastName', 'Okafor'],
      ['email', `plain.${Date.now()}@example.com`],
      ['phone', '5550150'],
      ['cell', '4065550149'],
      ['storeManager', 'Dana Okafor'],
      ['serviceManager', 'Sam Ortiz'],
      ['serviceDeskEmail', 'staffPage@example.com'],
      ['serviceDeskPhone', '4065550151'],
    ] as const)
      await fill(name, value);
    await page.locator('[name="state"]').selectOption('PA');
    await page.getByRole('checkbox', { name: 'Brakes' }).check();
    await page.getByRole('checkbox', { name: 'Friday' }).uncheck();
    await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Phone Number should contain 10 digits')).toBeVisible();
    await expect(page.locator('[name="company"]')).toHaveValue('Plain Tires');
    await expect(page.locator('[name="state"]')).toHaveValue('PA');
    await expect(page.getByRole('checkbox', { name: 'Brakes' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked();
    await fill('phone', '4065550150');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('This ZIP code is not in the chosen state.')).toBeVisible();
    await page.locator('[name="state"]').selectOption('MT');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'Now confirm your email' })).toBeVisible();
    await context.close();
  },
);
