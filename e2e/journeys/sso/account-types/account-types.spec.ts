import { expect, test } from '@playwright/test';

import { demoCustomer, enterPassword } from '../../../drivers/sso/account-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';

const LICENSE = {
  name: 'license.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
};

// Each size has its own customer, because an account has one open application per type.
const CUSTOMERS: Readonly<Record<string, number>> = { desktop: 1, tablet: 2, mobile: 3 };

test(
  'a customer applies for an account type, joins SimpleCrew, is verified by the partner, and learns why a proof is refused [R2.23]',
  DESKTOP_AND_PHONE,
  async ({ page }, { project }) => {
    test.setTimeout(120_000);
    const customer = demoCustomer(CUSTOMERS[project.name] ?? 1);
    const look = async (name: string): Promise<void> => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await keepPicture(page, test.info(), name);
    };
    await page.goto('/simplecrew');
    await look('simplecrew-guest');
    await page.goto('/login?returnTo=%2Faccount');
    await enterPassword(page, customer);
    await page.waitForURL(/\/account$/);

    await page.goto('/simplecrew');
    await page.getByRole('button', { name: 'Join SimpleCrew' }).click();
    await expect(page.getByText('You’re in.')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText(/special pricing from your account/)).toBeVisible();

    await page.goto('/partner-program');
    await look('partner-program');
    await page.getByRole('link', { name: 'Apply as a partner' }).click();
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Acme Tires');
    await page.getByRole('textbox', { name: 'What your company does' }).fill('We mount 900 tires a year.');
    await page
      .getByLabel('Documents')
      .setInputFiles({ ...LICENSE, name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Please attach documents as PDF, JPEG or PNG files').first()).toBeVisible();
    await look('application-form');
    await page.getByLabel('Documents').setInputFiles(LICENSE);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'Partner Program for Acme Tires' })).toBeVisible();
    await look('applications');
    await page.getByRole('button', { name: 'Withdraw this application' }).click();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();

    await page.goto('/military-discount');
    await page.getByRole('link', { name: 'Verify with our partner' }).first().click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Not verified' }).click();
    await expect(page.getByText('could not confirm')).toBeVisible();
    await page.getByRole('link', { name: 'Verify with our partner' }).first().click();
    await page.getByLabel(/Full name/).fill(`${customer.firstName} ${Date.now()}`);
    await page.getByRole('button', { name: 'Verified', exact: true }).click();
    await expect(page.getByText('You are verified.')).toBeVisible();
    await look('military-discount');

    await page.goto('/dt-employees');
    await page.getByRole('button', { name: 'Use employee prices' }).click();
    await expect(page.getByText('Your email address is not from a participating company')).toBeVisible();
    await look('dt-employees');
    await page.getByRole('button', { name: 'Sign out' }).last().click();
    await page.waitForURL(/\/dt-employees$/);
    await expect(page.getByRole('link', { name: 'Sign in with work email' })).toHaveAttribute(
      'href',
      /partner_integration=dt-employees/,
    );
  },
);
