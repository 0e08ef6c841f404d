import { expect, type Page, test } from '@playwright/test';

import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { demoCustomer } from '../../../drivers/sso/account-drivers.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

// Each size views another customer, because the record lists the visits.
const CUSTOMERS: Readonly<Record<string, number>> = { desktop: 0, tablet: 1, mobile: 3 };

const REFUSAL = 'You are viewing the shop as this customer. Nothing can be changed.';

const askForVisit = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'View the shop as this customer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'A question about an order' }).check();
  await dialog.getByRole('textbox', { name: 'Note' }).fill(words);
  await dialog.getByRole('button', { name: 'Get link' }).click();
};

const openVisit = async (page: Page): Promise<Page> => {
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Open the shop as / }).click(),
  ]);
  await shop.waitForURL(/\/account$/);
  return shop;
};

test(
  'a senior agent views the shop as a customer, changes nothing, ends it without script, and the record says so',
  DESKTOP_AND_PHONE,
  async ({ page, browser, baseURL }, info) => {
    test.setTimeout(180_000);
    const customer = demoCustomer(CUSTOMERS[info.project.name] ?? 0);
    await signInAs(page, 'senior-agent');
    await page.goto(
      `${consoleUrl}/accounts?filter=${encodeURIComponent(JSON.stringify({ q: customer.email }))}`,
    );
    await page.getByText(customer.firstName).first().click();
    await expect(page.getByRole('button', { name: 'View the shop as this customer' })).toBeVisible();
    await expectAccessible(page);
    const words = `Where are the tires, ${Date.now()}`;
    await askForVisit(page, words);
    const link = await page.getByRole('link', { name: /^Open the shop as / }).getAttribute('href');
    await keepPicture(page, info, 'acting-link');
    const shop = await openVisit(page);

    const banner = shop.getByRole('region', { name: 'Viewed as a customer' });
    await expect(banner).toContainText(`Marcus Oyelaran sees the shop as ${customer.firstName}`);
    await expect(banner).toContainText('15 minutes left');
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(`Hi ${customer.firstName}`);
    await expect(shop.getByText('Only for the customer')).toHaveCount(5);
    for (const path of ['/account', '/', '/account/my-orders', '/account/my-garage', '/brands', '/cart']) {
      const response = await shop.goto(path);
      expect(response?.headers()['cache-control']).toMatch(/no-store/);
      await expect(banner).toBeInViewport();
      await expectAccessible(shop);
      await expectNoSidewaysScroll(shop);
    }
    await keepPicture(shop, info, 'acting-banner');

    await shop.goto('/simplecrew');
    const join = shop.getByRole('button', { name: 'Join SimpleCrew' });
    if ((await join.count()) > 0) {
      await join.click();
      await expect(shop.getByText(REFUSAL)).toBeVisible();
    }
    for (const path of ['/checkout', '/account/privacy', '/login']) {
      await shop.goto(path);
      await expect(
        shop.getByRole('heading', { level: 1, name: 'Only the customer can continue' }),
      ).toBeVisible();
    }

    await shop.goto('/tire-sizes/225-65r17');
    await openFirstTire(shop);
    await shop.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(shop.getByText(REFUSAL)).toBeVisible();

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await shop.context().storageState(),
    });
    const plainShop = await plain.newPage();
    await plainShop.goto(`${baseURL}/account/my-orders`);
    await expect(plainShop.getByRole('region', { name: 'Viewed as a customer' })).toContainText(
      /1[45] minutes left/,
    );
    await plainShop.getByRole('button', { name: 'End' }).click();
    await expect(plainShop).toHaveURL(/\/acting\/over$/);
    await plain.close();

    await shop.goto('/account');
    await expect(
      shop.getByRole('heading', { level: 1, name: 'You are not viewing the shop as a customer' }),
    ).toBeVisible();
    await expect(banner).toBeHidden();
    await shop.goto('/account');
    await expect(shop.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await shop.goto(link ?? '');
    await expect(shop).toHaveURL(`${baseURL}/acting/over`);

    await page.bringToFront();
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: words });
    await expect(row).toContainText('Marcus Oyelaran, senior agent');
    await expect(row).toContainText('Ended by them');
    await expect(row).toContainText('Orders');
    await expect(row).toContainText('Garage');
  },
);

test('a support agent does not see the button', ONE_SIZE, async ({ page }) => {
  await signInAs(page, 'support-agent');
  await page.goto(`${consoleUrl}/accounts`);
  await page.getByText(demoCustomer(0).firstName).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(demoCustomer(0).firstName) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'View the shop as this customer' })).toHaveCount(0);
});
