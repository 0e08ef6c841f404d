import { expect, test } from '@playwright/test';
import {
  ACCOUNT_TYPE_COOKIE,
  ANALYTICS_COOKIE,
  APPOINTMENT_COOKIE,
  CARD_COOKIE,
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  DEVICE_COOKIE,
  EXCHANGE_CHECKOUT_COOKIE,
  EXCHANGE_CUSTOMER_COOKIE,
  EXPERIMENT_COOKIE,
  isScriptReadable,
  KATAPULT_COOKIE,
  ORDER_COOKIE,
  PLACED_CART_COOKIE,
  SHIPPING_COOKIE,
  SHOP_COOKIE,
  STORED_VALUES,
  storedValueOf,
  ZIP_COOKIE,
} from '@simpletread/domain';

import { demoCustomer, signInToShop, signOutOfShop } from '../../../drivers/sso/account-drivers.js';
import { exchangeProof, landWithProof } from '../../../drivers/sso/channel-drivers.js';
import {
  APPROVED_CARD,
  DECLINED_CARD,
  goToPayment,
  payByCard,
  placeOrder,
  PRIYA,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { watchCookies } from '../../../drivers/shell/set-cookies.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

/** The specification's values, with their names here. */
const OF_THE_SPECIFICATION = [
  CART_COOKIE.name,
  CART_QUANTITY_COOKIE.name,
  SHIPPING_COOKIE.name,
  APPOINTMENT_COOKIE.name,
  CARD_COOKIE.name,
  ORDER_COOKIE.name,
  PLACED_CART_COOKIE.name,
  ZIP_COOKIE.name,
  ACCOUNT_TYPE_COOKIE.name,
  SHOP_COOKIE.name,
  DEVICE_COOKIE.name,
  KATAPULT_COOKIE.name,
  EXPERIMENT_COOKIE.name,
  ANALYTICS_COOKIE.name,
  EXCHANGE_CUSTOMER_COOKIE.name,
  EXCHANGE_CHECKOUT_COOKIE.name,
];

test(
  'every cookie of a whole visit is in the table, with its lifetime and flags, and reveals no person or price [R3.21]',
  ONE_SIZE,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    const watch = watchCookies(context);
    const values: string[] = [];
    const note = async () =>
      values.push(...(await context.cookies()).map(({ value }) => decodeURIComponent(value)));

    await page.goto('/');
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    await landWithProof(page, exchangeProof('mil-7', 'https://exchange.example.com/orders'));
    await page.goto('/location');
    await page.getByLabel('ZIP code').fill(PRIYA.zip);
    await page.getByRole('button', { name: 'Show totals for this ZIP' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await findTiresByVehicle(page, '2021 subaru outback', '2021 Subaru Outback');
    await openFirstTire(page);
    await goToPayment(page, PRIYA);
    await payByCard(page, DECLINED_CARD);
    await note();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.waitForURL(/\/checkout\/payments/);
    await note();
    await payByCard(page, APPROVED_CARD);
    const orderNumber = await placeOrder(page);
    await expect(page.getByText(/^Your appointment/)).toBeVisible();
    await note();
    await trackOrder(page, orderNumber, PRIYA.zip);
    await expect(page.getByText('Order Processed').filter({ visible: true }).first()).toBeVisible();
    const customer = demoCustomer(0);
    await page.goto('/');
    await signInToShop(page, customer);
    await note();
    await signOutOfShop(page, customer.firstName);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await note();

    const seen = await watch.seen();
    expect([...new Set(seen.flatMap(({ faults }) => faults))]).toEqual([]);
    const set = new Set(
      seen.filter(({ isRemoved }) => !isRemoved).map(({ name }) => storedValueOf('cookie', name)?.name),
    );
    expect(OF_THE_SPECIFICATION.filter((name) => !set.has(name))).toEqual([]);
    // Cookies set by script never come by Set-Cookie.
    for (const { name, httpOnly } of await context.cookies()) {
      const row = storedValueOf('cookie', name);
      expect([name, row === null, httpOnly]).toEqual([name, false, row !== null && !isScriptReadable(row)]);
    }
    for (const secret of [
      PRIYA.email,
      PRIYA.firstName,
      PRIYA.lastName,
      PRIYA.address,
      // Shorter parts of it also occur in the seconds of a moment.
      '5550149',
      customer.email,
      '$',
    ])
      expect(values.filter((value) => value.includes(secret))).toEqual([]);
  },
);

test(
  'the page of choices lists every value that the shop and its sign-in pages store, and is where people look for it',
  DESKTOP_AND_PHONE,
  async ({ page }) => {
    await page.goto('/privacy');
    await expect(page).toHaveURL(/\/privacy-choices$/);
    const table = page.getByRole('table', { name: 'What we store in your browser' });
    for (const { name } of STORED_VALUES.filter(({ site }) => site !== 'console'))
      await expect(
        table
          .getByRole('row')
          .filter({ hasText: name.replace('*', '…') })
          .first(),
      ).toBeVisible();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy and cookies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your privacy choices' })).toBeVisible();
  },
);
