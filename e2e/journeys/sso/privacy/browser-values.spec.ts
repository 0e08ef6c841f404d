import { expect, type Page, test } from '@playwright/test';
import {
  AB_VALUES_ITEM,
  CART_ITEM,
  CONSENT_COOKIE,
  FILTERS_ITEM,
  INSTALL_LOCATION_ITEM,
  INSTALLER_IDS_ITEM,
  SELECTED_SHOP_ITEM,
  SHIPPING_OPTION_ITEM,
  type StoredValue,
  TRAFFIC_SOURCE_ITEM,
  USER_TYPE_ITEM,
  USER_ZIP_ITEM,
  VEHICLE_ITEM,
  WIDGET_SOURCE_ITEM,
} from '@simpletread/domain';

import { demoCustomer, signInToShop } from '../../../drivers/sso/account-drivers.js';
import {
  addToCart,
  chooseNearestShop,
  PRIYA,
  startCheckout,
} from '../../../drivers/carts/checkout-drivers.js';
import { findTiresByVehicle, openFirstTire, openSearch } from '../../../drivers/catalogue/search-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const kept = (page: Page, { name: key }: StoredValue): Promise<unknown> =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name) ?? sessionStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as unknown);
  }, key);

const agree = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
};

test(
  'a visit stores the shop’s values in this browser, in every tab, and some only for the session [R3.22]',
  ONE_SIZE,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    await agree(page);
    await page.goto(
      '/?utm_source=Newsletter&utm_medium=email&utm_campaign=spring&channel=widget&source=acme-1',
    );
    await expect
      .poll(() => kept(page, TRAFFIC_SOURCE_ITEM))
      .toMatchObject({ source: 'newsletter', campaign: 'spring' });
    await expect
      .poll(() => kept(page, AB_VALUES_ITEM))
      .toEqual({ 'size-hint': expect.stringMatching(/plain|sidewall/) });
    expect(await kept(page, WIDGET_SOURCE_ITEM)).toBe('acme-1');
    expect(await kept(page, USER_TYPE_ITEM)).toBe('guest');

    const other = await context.newPage();
    await other.goto('/');
    // A new tab asks the others for session values.
    await expect.poll(() => kept(other, WIDGET_SOURCE_ITEM)).toBe('acme-1');

    await page.goto('/location');
    await page.getByLabel('ZIP code').fill(PRIYA.zip);
    await page.getByRole('button', { name: 'Show totals for this ZIP' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => kept(page, USER_ZIP_ITEM)).toEqual({ zip: PRIYA.zip, setBy: 'visitor' });

    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await expect
      .poll(() => kept(page, VEHICLE_ITEM))
      .toMatchObject({ name: expect.stringContaining('Subaru Outback') });
    // The other tab's search offers the vehicle.
    await other.bringToFront();
    await openSearch(other);
    const vehicle = other.getByRole('option', { name: /2021 Subaru Outback/ }).first();
    await expect(vehicle).toBeVisible();
    await other.keyboard.press('Escape');
    await page.bringToFront();

    const filters = page.getByRole('complementary', { name: 'Filters' });
    const opener = page.getByRole('button', { name: /^Filters/ });
    if (await opener.isVisible()) await opener.click();
    await filters.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.waitForURL(/inStock=true/);
    expect(await kept(page, FILTERS_ITEM)).toEqual([{ name: 'inStock', value: 'true' }]);
    await page.goto('/tire-sizes/225-65r17');
    if (await opener.isVisible()) await opener.click();
    await filters.getByRole('link', { name: 'Use your last filter' }).click();
    await page.waitForURL(/225-65r17\?inStock=true/);

    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    await addToCart(page);
    await expect
      .poll(() => kept(page, CART_ITEM))
      .toEqual({ cartId: expect.stringMatching(/^[0-9a-f-]{36}$/), quantity: 4 });
    await expect(other.getByRole('banner').getByRole('link', { name: 'Cart, 4 tires' })).toBeVisible();

    await startCheckout(page);
    await page.getByRole('radio', { name: /To me/ }).check();
    await expect.poll(() => kept(page, SHIPPING_OPTION_ITEM)).toBe('ship-to-me');
    await chooseNearestShop(page, '10001');
    await expect.poll(() => kept(page, INSTALL_LOCATION_ITEM)).toEqual({ zip: '10001' });
    await expect.poll(() => kept(page, SELECTED_SHOP_ITEM)).toMatchObject({ name: expect.any(String) });
    const { code } = (await kept(page, SELECTED_SHOP_ITEM)) as { code: string };
    await expect.poll(() => kept(page, INSTALLER_IDS_ITEM)).toEqual(expect.arrayContaining([code]));
    // The last search's list may still be loading.
    await expect(async () => {
      expect(await kept(other, INSTALLER_IDS_ITEM)).toEqual(await kept(page, INSTALLER_IDS_ITEM));
    }).toPass();

    await other.goto('/');
    await signInToShop(other, demoCustomer(1));
    await expect.poll(() => kept(other, USER_TYPE_ITEM)).toBe('customer');
    await expect.poll(() => kept(page, USER_TYPE_ITEM)).toBe('customer');

    const [local, session] = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
    ]);
    for (const { name } of [INSTALLER_IDS_ITEM, WIDGET_SOURCE_ITEM, USER_TYPE_ITEM]) {
      expect(session).toContain(name);
      expect(local).not.toContain(name);
    }
  },
);

test('content that is not ours is deleted, and the page continues', ONE_SIZE, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(
    (texts) => {
      for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
    },
    {
      [CART_ITEM.name]: '{"cartId":"<img>","quantity":"many"}',
      [USER_ZIP_ITEM.name]: 'nonsense',
      [VEHICLE_ITEM.name]: '{"href":"https://evil.example","name":1}',
    },
  );
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.reload();
  await openSearch(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(problems).toEqual([]);
});

test('values stored with consent are deleted when it is withdrawn', ONE_SIZE, async ({ page }) => {
  await page.goto('/');
  await agree(page);
  await page.goto('/?utm_source=newsletter');
  await expect.poll(() => kept(page, TRAFFIC_SOURCE_ITEM)).not.toBeNull();
  await page.goto('/privacy-choices');
  await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
    .toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([CONSENT_COOKIE.name]);
});
