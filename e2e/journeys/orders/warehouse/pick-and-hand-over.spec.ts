import { expect, test } from '@playwright/test';
import { getPick, listPicks } from '@simpletread/contract';

import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { staffApi } from '../../../drivers/sso/staff-api.js';

const ASSOCIATE = 'warehouse-associate@simpletread.example';
const RENO = { code: 'RNO' };

test('an order is picked, packed and handed to the carrier by scanning, without touching the page @one-size', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const api = await staffApi(ASSOCIATE);
  const waiting = async () =>
    (await api.call(listPicks, { params: RENO })).find(
      ({ state, splitWith, isOnHold }) => state === 'waiting' && splitWith.length === 0 && !isOnHold,
    );
  await expect.poll(waiting, { timeout: 60_000 }).toBeDefined();
  const { orderNumber = '' } = (await waiting()) ?? {};
  const { lines } = await api.call(getPick, { params: { ...RENO, orderNumber } });
  const tires = lines.flatMap(({ itemNumber, expected }) => Array<number>(expected).fill(itemNumber));

  await signInAs(page, 'warehouse-associate');
  await page.goto(`${consoleUrl}/picks?at=RNO`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pick and pack' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders to pick' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // As a scanner does: keys and Enter, into whatever has the focus.
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(orderNumber);
  await expect(page.getByRole('heading', { level: 2, name: `Order ${orderNumber}` })).toBeVisible();
  await scan('999999');
  await expect(page.getByText('Wrong tire: item 999999 isn’t part of this order.')).toBeVisible();
  await keepPicture(page, test.info(), 'pick-wrong-tire');
  for (const item of tires) await scan(String(item));
  await expect(
    page.getByText(`Order ${orderNumber} is packed. Save its label, then scan the next order.`),
  ).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, test.info(), 'pick-packed');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save label (PDF)' }).click();
  expect((await saved).suggestedFilename()).toBe(`label-${orderNumber}.pdf`);

  await page.goto(`${consoleUrl}/handovers?at=RNO`);
  await expect(page.getByRole('table', { name: 'Parcels at the dock' })).toBeVisible();
  await keepPicture(page, test.info(), 'hand-over');
  await scan(orderNumber);
  await expect(page.getByText(`Order ${orderNumber} is on the truck.`)).toBeVisible();
  await scan(orderNumber);
  await expect(page.getByText('This parcel is already on the truck.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
