import { expect, test } from '@playwright/test';
import { addEmployer, decideApproval } from '@simpletread/contract';

import { enterPassword, openAccount } from '../../../drivers/sso/account-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { ADMIN, once, SECOND_ADMIN, staffApi } from '../../../drivers/sso/staff-api.js';

/** Returns a company with employee buying, approved by two admins. */
const anEmployer = async (type: 'EPP' | 'Employee Buying'): Promise<string> => {
  const domain = `dealer-${Date.now()}.example.org`;
  const [ada, ben] = [await staffApi(ADMIN), await staffApi(SECOND_ADMIN)];
  const body = { name: `Dealer ${domain}`, type, domains: [domain] };
  const { approvalId } = await ada.call(addEmployer, { body }, once());
  await ben.call(
    decideApproval,
    { params: { id: approvalId ?? '' }, body: { decision: 'approve', note: 'Seen the contract' } },
    once(),
  );
  return domain;
};

for (const type of ['Employee Buying', 'EPP'] as const)
  test(
    `an employee of ${type} starts at the employees’ page, buys at their price, and returns there after signing out [R1.13]`,
    type === 'EPP' ? ONE_SIZE : DESKTOP_AND_PHONE,
    async ({ page }) => {
      test.setTimeout(120_000);
      const domain = await anEmployer(type);
      const sam = {
        firstName: 'Sam',
        lastName: 'Ortiz',
        email: `sam@${domain}`,
        password: 'gravel under the snow',
      };
      await page.goto('/dt-employees');
      const signInAddress = new Promise<string>((resolve) => {
        page.on('request', (request) => {
          if (request.url().includes('/authorize-client')) resolve(request.url());
        });
      });
      await page.getByRole('link', { name: 'Create an account' }).click();
      expect(new URL(await signInAddress).searchParams.get('partner_integration')).not.toBeNull();
      await openAccount(page, sam);
      await page.waitForURL(/\/dt-employees$/);
      await page.getByRole('button', { name: 'Use employee prices' }).click();
      await expect(page.getByText('You buy as an employee')).toBeVisible();

      await page.goto('/tire-sizes/225-65r17');
      await expect(page.getByText('Special pricing', { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/\$[\d,]+\.\d\d without it/).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await keepPicture(page, test.info(), `employee-prices-${type}`);

      await page.goto('/dt-employees');
      await page.getByRole('button', { name: 'Sign out' }).last().click();
      await page.waitForURL(/\/dt-employees$/);
      await page.getByRole('link', { name: 'Sign in with work email' }).click();
      await enterPassword(page, sam);
      await page.waitForURL(/\/dt-employees$/);
      await expect(page.getByText('You buy as an employee')).toBeVisible();
    },
  );
