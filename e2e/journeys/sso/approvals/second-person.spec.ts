import { type Browser, expect, type Page, test } from '@playwright/test';
import { listOrders } from '@simpletread/contract';

import { demoCustomer, enterPassword } from '../../../drivers/sso/account-drivers.js';
import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { buyByApi, tireAbove } from '../../../drivers/orders/order-api.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { ADMIN, AGENT, SECOND_ADMIN, staffApi } from '../../../drivers/sso/staff-api.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const AGENT_LIMIT_IN_CENTS = 150_000;
const LICENSE = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

// Each size has its own customer, because an account has one open application per type.
const CUSTOMERS: Readonly<Record<string, number>> = { desktop: 1, tablet: 2, mobile: 3 };

const openAs = async (browser: Browser, email: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: test.info().project.use.viewport ?? null });
  await signInByApi(page, { email });
  return page;
};

const look = async (page: Page, name: string): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), name);
};

/** The second person opens the link to the first one's page, reads the effects, and approves. */
const agree = async (second: Page, link: string): Promise<void> => {
  await second.goto(link);
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await look(second, 'approval-dialog');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByText('Approved', { exact: true }).first()).toBeVisible();
};

const requestLink = async (page: Page): Promise<string> => {
  const link = page.getByRole('link', { name: 'See request' });
  await expect(link).toBeVisible();
  return new URL((await link.getAttribute('href')) ?? '', consoleUrl).href;
};

test(
  'a refund above an agent’s limit is paid out once a second person has approved',
  ONE_SIZE,
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { orderNumber } = await buyByApi(await tireAbove(AGENT_LIMIT_IN_CENTS));
    const admin = await staffApi(ADMIN);
    const [order] = await admin.call(listOrders, {
      query: { filter: JSON.stringify({ q: orderNumber }) },
    });
    await signInByApi(page, { email: AGENT });
    await page.goto(`${consoleUrl}/orders/${order?.id ?? ''}/show`);
    await page
      .getByRole('button', { name: /^Cancel order/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bought the wrong size');
    await look(page, 'cancel-above-limit');
    await dialog.getByRole('button', { name: /second person|approval/i }).click();
    await expect(page.getByText(/It won’t ship until a second person decides/)).toBeVisible();

    const second = await openAs(browser, ADMIN);
    await second.goto(`${consoleUrl}/approvals`);
    await look(second, 'approvals');
    await second
      .getByRole('link', { name: new RegExp(orderNumber.slice(0, 5)) })
      .first()
      .click();
    await agree(second, second.url());
    await second.close();

    await expect(page.getByText('Cancelled').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Refund paid out').first()).toBeVisible({ timeout: 20_000 });
  },
);

test(
  'a business application shows what is missing, is reviewed, and is granted once a second admin has approved',
  ONE_SIZE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(150_000);
    const company = `Fleet ${Date.now()}`;
    await page.goto('/login?returnTo=%2Faccount%2Fapplications%2Fnew%3Ftype%3DFleet');
    await enterPassword(page, demoCustomer(CUSTOMERS[project.name] ?? 1));
    await page.waitForURL(/\/account\/applications\/new/);
    await expect(page.getByText('your business license, or the registration of one vehicle')).toBeVisible();
    await page.getByRole('textbox', { name: 'What your company does' }).fill('Nine vans in Ohio.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Please enter your company name')).toBeVisible();
    await expect(page.getByText('Please attach at least one document')).toBeVisible();
    await look(page, 'application-errors');
    await expect(page.getByRole('textbox', { name: 'What your company does' })).toHaveValue(
      'Nine vans in Ohio.',
    );
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill(company);
    await page.getByLabel('Documents').setInputFiles(LICENSE);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: `Fleet for ${company}` })).toBeVisible();

    const first = await openAs(browser, ADMIN);
    await first.goto(
      `${consoleUrl}/account-applications?filter=${encodeURIComponent(JSON.stringify({ q: company }))}`,
    );
    await first
      .getByRole('link', { name: new RegExp(company) })
      .first()
      .click();
    await first.getByRole('button', { name: 'Start review' }).click();
    const past = first.getByRole('list', { name: /Changes/ });
    await expect(past.getByText('Started reviewing the application')).toBeVisible();
    await first.getByRole('button', { name: 'Approve', exact: true }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(past.getByText('Proposed terms')).toBeVisible();
    await expect(past).toContainText('Alex Novak');
    await expect(past).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    await look(first, 'application-proposed');

    const second = await openAs(browser, SECOND_ADMIN);
    await agree(second, await requestLink(first));
    await second.close();
    await expect(first.getByText('Approved', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
    await first.close();
    await page.reload();
    await expect(
      page.getByRole('listitem').filter({ hasText: company }).getByText('Approved', { exact: true }),
    ).toBeVisible();
  },
);
