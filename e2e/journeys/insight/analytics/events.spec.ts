import { expect, type Page, type Request, test } from '@playwright/test';
import { CONSENT_COOKIE } from '@simpletread/domain';

import { acceptCookies, layerOf } from '../../../drivers/insight/analytics-drivers.js';
import {
  addToCart,
  APPROVED_CARD,
  chooseNearestShop,
  continueToCoverage,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const ADDRESS = '/api/events';

const watchEvents = (page: Page): { readonly names: string[]; readonly texts: string[] } => {
  const [names, texts]: [string[], string[]] = [[], []];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(ADDRESS)) return;
    const text = request.postData() ?? '';
    texts.push(text);
    names.push(...(JSON.parse(text) as { events: { name: string }[] }).events.map(({ name }) => name));
  });
  return { names, texts };
};

test(
  'page and track events of a whole purchase reach the data layer and the event pipeline, and reveal nothing about the buyer [R3.24] [R7.09]',
  ONE_SIZE,
  async ({ page }) => {
    test.setTimeout(180_000);
    const events = watchEvents(page);
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(ADDRESS)) answers.push(response.status());
    });
    await page.goto('/');
    await acceptCookies(page);
    await expect.poll(async () => (await layerOf(page)).map(({ event }) => event)).toEqual(['page_viewed']);
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await expect.poll(async () => (await layerOf(page)).map(({ event }) => event)).toContain('search_entry');
    await openFirstTire(page);
    await addToCart(page);
    await startCheckout(page);
    await chooseNearestShop(page, PRIYA.zip);
    await expect
      .poll(async () => (await layerOf(page)).find(({ event }) => event === 'installer_selected'))
      .toMatchObject({
        position: 1,
        offered: expect.any(Number),
        page_path: '/checkout/shipping',
      });
    await fillShipTo(page, PRIYA);
    await continueToCoverage(page);
    await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    const orderNumber = await placeOrder(page);
    await expect
      .poll(async () => (await layerOf(page)).find(({ event }) => event === 'order_completed'))
      .toMatchObject({
        currency: 'USD',
        quantity: 4,
        user_type: 'guest',
      });
    await expect.poll(() => events.names).toContain('Order Completed');
    await page.reload();
    await expect(page.getByText(orderNumber).first()).toBeVisible();
    await page.goto('/');
    await expect
      .poll(() => new Set(events.names))
      .toEqual(
        new Set([
          'Page Viewed',
          'Search Entry',
          'Catalogue Search',
          'Product Added',
          'Installer Selected',
          'Place Order',
          'Order Completed',
        ]),
      );
    expect(events.names.filter((name) => name === 'Order Completed')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([202]));
    const sessions = events.texts.map((text) => (JSON.parse(text) as { sessionId: string }).sessionId);
    expect(new Set(sessions).size).toBe(1);
    const all = `${events.texts.join()} ${JSON.stringify(await layerOf(page))}`;
    for (const secret of [
      PRIYA.email,
      PRIYA.lastName,
      PRIYA.address,
      orderNumber,
      orderNumber.replace('-', ''),
    ])
      expect(all).not.toContain(secret);
  },
);

const isQuiet = async (page: Page): Promise<void> => {
  const events = watchEvents(page);
  await page.goto('/');
  await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
  await openFirstTire(page);
  await page.goto('/brands');
  expect(await layerOf(page)).toEqual([]);
  // Leaving the page sends the waiting events.
  await page.goto('about:blank');
  expect(events.texts).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /analytics|experiment/.test(name))).toEqual([]);
};

test('a visitor who was not asked, or declined, is not counted', ONE_SIZE, async ({ page }) => {
  test.setTimeout(180_000);
  await isQuiet(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await isQuiet(page);
});

test(
  'nothing is counted in a browser with a privacy signal, whatever was agreed to before',
  ONE_SIZE,
  async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      extraHTTPHeaders: { 'sec-gpc': '1' },
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
    });
    const url = baseURL ?? 'http://localhost:3000';
    const value = `2.${Math.floor(Date.now() / 1000)}.preferences-analytics-marketing`;
    await context.addCookies([{ name: CONSENT_COOKIE.name, value, url }]);
    const page = await context.newPage();
    await isQuiet(page);
    const answer = await page.request.post(ADDRESS, { data: {}, headers: { 'sec-gpc': '1' } });
    expect(answer.status()).toBe(204);
    await context.close();
  },
);
