import { expect, test } from '@playwright/test';
import { isScriptReadable, STORED_VALUES, storedValueOf } from '@simpletread/domain';

import { demoCustomer, signInToShop, signOutOfShop } from '../../../drivers/sso/account-drivers.js';
import { exchangeProof, landWithProof } from '../../../drivers/sso/channel-drivers.js';
import {
  addToCart,
  APPROVED_CARD,
  chooseNearestShop,
  continueToCoverage,
  DECLINED_CARD,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import { findTiresByVehicle, openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { watchCookies } from '../../../drivers/shell/set-cookies.js';
import { DESKTOP_AND_PHONE, ONE_SIZE } from '../../../drivers/shell/one-size.js';

/** The specification's values, with their names here. */
const OF_THE_SPECIFICATION = [
  'st_cart',
  'cart_quantity',
  'cart_shipping',
  'cart_appointment',
  'billing_payment',
  'order_id',
  'placed_order_cart_id',
  'zipcode',
  'sso_account_type',
  'simple_shop_id',
  'forter_token',
  'katapult_ids',
  'experiment_id',
  'analytics_id',
  'exchange_customer_id',
  'exchange_checkout_url',
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
    await addToCart(page);
    await startCheckout(page);
    await chooseNearestShop(page, PRIYA.zip);
    await fillShipTo(page, PRIYA);
    await continueToCoverage(page);
    await declineCoverage(page);
    await payByCard(page, DECLINED_CARD);
    await note();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.waitForURL(/\/checkout\/payments/);
    await note();
    await payByCard(page, APPROVED_CARD);
    const orderNumber = await placeOrder(page);
    await expect(page.getByText('Your appointment')).toBeVisible();
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
      '555',
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
