import { expect, test } from '@playwright/test';
import { dayAfter, easternWall, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import pg from 'pg';

import { buyByApi, tireWithStock } from '../../../drivers/orders/order-api.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { enterOrderCode } from '../../../drivers/orders/order-code.js';
import { trackOrder } from '../../../drivers/carts/checkout-drivers.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';

const SENT = `SELECT m.body_text FROM platform.message m JOIN orders."order" o ON o.id = m.order_id
  WHERE o.number::text = $1 AND m.template = 'order-delayed' AND m.channel = 'email'`;

/** The path of the link in the email about a delay. */
const linkTo = async (orderNumber: string): Promise<string> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    const { rows } = await db.query<{ body_text: string }>(SENT, [orderNumber]);
    return /\/delays\/[\w-]+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '';
  } finally {
    await db.end();
  }
};

test(
  'an agent reports a delay with a preview, and the buyer, who has the link, tracks the order instead and cancels with a code',
  DESKTOP_AND_PHONE,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    const { orderNumber } = await buyByApi(await tireWithStock(4, 5_000));
    const shown = formatOrderNumber(orderNumber as OrderNumber);
    await signInAs(page, 'support-agent');
    await page.goto(`${consoleUrl}/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
    await page.getByText(shown).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: `Report a delay of order ${shown}` });
    await dialog.getByLabel('New delivery day').fill(dayAfter(easternWall(new Date()).slice(0, 10), 16));
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(
      'cancel the order for a full refund',
    );
    await expectAccessible(page);
    await keepPicture(page, test.info(), 'report-a-delay');
    await dialog.getByRole('button', { name: 'Ask the buyer' }).click();
    await expect(page.getByText('Buyer asked').filter({ visible: true }).first()).toBeVisible();

    const buyer = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await buyer.goto(new URL(await linkTo(orderNumber), baseURL).href);
    await expect(buyer.getByRole('heading', { name: /your order is delayed/ })).toBeVisible();
    await expectAccessible(buyer);
    await expectNoSidewaysScroll(buyer);
    await keepPicture(buyer, test.info(), 'delay-for-the-buyer');
    await expect(buyer.getByRole('button', { name: /^Cancel order, refund/ })).toBeVisible();
    await trackOrder(buyer, orderNumber, '19147');
    await buyer.getByRole('link', { name: 'Wait or cancel' }).click();
    await expect(buyer.getByRole('heading', { name: `Order ${shown} is delayed` })).toBeVisible();
    await expectAccessible(buyer);
    await enterOrderCode(buyer, orderNumber);
    await buyer.getByRole('button', { name: /^Cancel order, refund/ }).click();
    await expect(buyer.getByText('Your order is cancelled')).toBeVisible();
    await expect(page.getByText('Buyer cancelled').filter({ visible: true }).first()).toBeVisible();
  },
);
