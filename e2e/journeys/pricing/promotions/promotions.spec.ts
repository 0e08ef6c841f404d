import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';
import {
  createCart,
  createClient,
  deletePromotion,
  getCart,
  getPromotion,
  movePromotion,
  searchTires,
} from '@simpletread/contract';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const MARKETER = 'marketer@simpletread.example';
// A size that no other journey buys: the promotion is only for it.
const SIZE = { slug: '315-35r20', code: '315/35R20' };
const OFF = { text: '37.00', inCents: 3_700 };

const shop = createClient({ baseUrl: process.env['SERVER_URL'] ?? 'http://localhost:4000' });

/** Puts four tires of the size into a cart, and returns the current discount of the promotion with this name. */
const fourTires = async (name: string): Promise<() => Promise<number>> => {
  const { items } = await shop.call(searchTires, { query: { size: SIZE.slug, inStock: 'true' } });
  const { cartToken } = await shop.call(
    createCart,
    { body: { lines: [{ tireId: items[0]?.tireId ?? '', quantity: 4 }], zip: '19147', vehicle: null } },
    once(),
  );
  return async () => {
    const { pricing } = await shop.call(getCart, {}, { headers: { 'x-cart-token': cartToken } });
    return pricing.promotions
      .filter((promotion) => promotion.name === name)
      .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  };
};

/** Ends the promotion, however far the journey came. */
const putAway = async (id: string): Promise<void> => {
  const staff = await staffApi(MARKETER);
  const { version, state } = await staff.call(getPromotion, { params: { id } });
  if (state === 'draft') await staff.call(deletePromotion, { params: { id }, query: { version } }, once());
  else if (state !== 'archived')
    await staff.call(movePromotion, { params: { id }, body: { version, event: 'archive' } }, once());
};

const move = async (page: Page, button: string, phase: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(phase, { exact: true })).toBeVisible();
};

test(
  'a promotion applies to carts once a marketer activates it, and no longer once it is paused',
  ONE_SIZE,
  async ({ page }, info) => {
    test.setTimeout(120_000);
    const name = `Journey ${randomUUID().slice(0, 8)}: $37 off 4 tires`;
    const takenOff = await fourTires(name);
    await signInByApi(page, { email: MARKETER });
    await page.goto(`${consoleUrl}/promotions`);
    await page.getByRole('link', { name: 'New promotion' }).click();

    await page.getByRole('button', { name: 'Save draft' }).click();
    const nameField = page.getByRole('textbox', { name: /^Name \(shown/ });
    await expect(nameField).toBeFocused();
    await expect(page.getByText('Please enter a name of 3 to 120 characters.')).toBeVisible();
    await nameField.fill(name);
    await page.getByRole('textbox', { name: 'Amount' }).fill(OFF.text);
    await page.getByRole('combobox', { name: 'Sizes' }).fill(SIZE.code);
    await page.getByRole('option', { name: SIZE.code, exact: true }).click();
    await page.getByRole('combobox', { name: 'Stacking' }).selectOption('Always applies');
    await expect(page.getByText('$37.00 off tires, once, with 4 or more tires')).toBeVisible();
    const examples = page.getByRole('list', { name: 'Sample carts' }).getByRole('listitem');
    await expect(examples.nth(0)).toContainText('needs 4 tires, has 2');
    await expect(examples.nth(1)).toContainText('saves $37.00');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, info, 'promotion-editor');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/promotions\/[0-9a-f-]{36}\/show$/);
    const id = /promotions\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

    try {
      await expect(page.getByText('Draft', { exact: true })).toBeVisible();
      expect(await takenOff()).toBe(0);
      await move(page, 'Activate', 'Running');
      await expect.poll(takenOff).toBe(OFF.inCents);

      await page.getByRole('textbox', { name: 'Amount' }).fill('41');
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(takenOff).toBe(4_100);
      await expectAccessible(page);
      await keepPicture(page, info, 'promotion-running');

      await move(page, 'Pause', 'Paused');
      await expect.poll(takenOff).toBe(0);
      await page.goto(
        `${consoleUrl}/promotions?filter=${encodeURIComponent(JSON.stringify({ q: name.slice(0, 16) }))}`,
      );
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Paused');
    } finally {
      await putAway(id);
    }
  },
);
