import { expect, test } from '@playwright/test';
import { getPick, listPicks } from '@simpletread/contract';

import {
  addToCart,
  APPROVED_CARD,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import {
  closeCancellation,
  pickupCodeSent,
  tireAtWarehouse,
} from '../../../drivers/orders/warehouse-order.js';
import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { rememberShopper } from '../../../drivers/shell/shopper-drivers.js';
import { staffApi } from '../../../drivers/sso/staff-api.js';

const RENO = { code: 'RNO' };
const BUYER = { ...PRIYA, address: '1 E Liberty Street', city: 'Reno', state: 'NV', zip: '89501' };

test(
  'a shopper picks tires up at a warehouse, which sets them aside and hands them over for a code',
  ONE_SIZE,
  async ({ page, context, browser }) => {
    test.setTimeout(240_000);
    await rememberShopper(context, { zip: BUYER.zip });
    await page.goto(await tireAtWarehouse(RENO.code));
    await addToCart(page);
    await startCheckout(page);
    await page.getByRole('radio', { name: /Pick up at our warehouse/ }).check();
    const choice = page.getByRole('group', { name: 'Choose your warehouse' });
    await expect(choice.getByRole('radio', { name: /SimpleTread warehouse Reno/ })).toBeChecked();
    await fillShipTo(page, BUYER);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/\/checkout\/payments/);
    await payByCard(page, APPROVED_CARD);
    await expect(page.getByRole('region', { name: 'Picked up at' })).toContainText(
      'SimpleTread warehouse Reno',
    );
    const orderNumber = await placeOrder(page);
    await expect(
      page.getByText(/^Ready at SimpleTread warehouse Reno by .+Wait for our email/),
    ).toBeVisible();
    await expectAccessible(page);
    await trackOrder(page, orderNumber, BUYER.zip);
    await expect(page.getByRole('heading', { level: 1, name: /Ready by/ })).toBeVisible();

    await closeCancellation(orderNumber);
    const api = await staffApi('warehouse-associate@simpletread.example');
    await expect
      .poll(async () => (await api.call(listPicks, { params: RENO })).map((pick) => pick.orderNumber), {
        timeout: 60_000,
      })
      .toContain(orderNumber);
    const { lines } = await api.call(getPick, { params: { ...RENO, orderNumber } });
    const desk = await (await browser.newContext()).newPage();
    const enter = async (text: string) => {
      await desk.keyboard.type(text);
      await desk.keyboard.press('Enter');
    };
    await signInAs(desk, 'warehouse-associate');
    await desk.goto(`${consoleUrl}/picks?at=RNO`);
    await expect(desk.getByRole('table', { name: 'Orders to pick' })).toBeVisible();
    await enter(orderNumber);
    await expect(desk.getByText('The buyer picks this order up here.')).toBeVisible();
    for (const { itemNumber, expected } of lines)
      for (let tire = 0; tire < expected; tire += 1) await enter(String(itemNumber));
    await expect(
      desk.getByText(`Order ${orderNumber} is ready for pickup. Put it on the pickup shelf`),
    ).toBeVisible();

    const code = await pickupCodeSent(orderNumber);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ready for pickup at our warehouse.' }),
    ).toBeVisible();

    await desk.goto(`${consoleUrl}/pickups?at=RNO`);
    await expect(desk.getByRole('table', { name: 'Ready for pickup' })).toContainText(orderNumber);
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
    await enter(orderNumber);
    await expect(desk.getByText('Priya Nair')).toBeVisible();
    await enter(code === '4K7Q-9M2X' ? '4K7Q-9M2W' : '4K7Q-9M2X');
    await expect(desk.getByText('Wrong pickup code. Tries left: 4.')).toBeVisible();
    await enter(code);
    await expect(desk.getByText(`Order ${orderNumber} is handed over.`)).toBeVisible();
    await expectAccessible(desk);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Picked up.' })).toBeVisible();
    await expectAccessible(page);
  },
);
