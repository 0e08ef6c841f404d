import { expect, test, type Page } from '@playwright/test';
import { boughtWith, createClient, searchTires } from '@simpletread/contract';

import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';
import { rememberShopper } from '../../../drivers/shell/shopper-drivers.js';

const SECTIONS = ['insights', 'description', 'specs', 'installation', 'reviews', 'brand', 'recommendation'];

const openTireOf = async (page: Page, size: string): Promise<string> => {
  await page.goto(`/tire-sizes/${size}`);
  await openFirstTire(page);
  return new URL(page.url()).pathname;
};

const server = createClient({ baseUrl: process.env['SERVER_URL'] ?? 'http://localhost:4000' });

/** Opens the tire in stock whose line has the most orders: enough for its page to show buyers' choices, even as it was minutes ago. */
const openOrderedTire = async (page: Page, size: string): Promise<string> => {
  const { items } = await server.call(searchTires, { query: { size, inStock: 'true' } });
  const counted = await Promise.all(
    items.map(async (item) => {
      const { itemNumber } = item;
      return { item, count: (await server.call(boughtWith, { params: { itemNumber } })).orderCount };
    }),
  );
  const [most] = counted.sort((a, b) => b.count - a.count);
  if (most === undefined || most.count < 4) throw new Error(`no tire in ${size} was ordered often`);
  const { itemNumber, brandSlug, lineSlug } = most.item;
  await page.goto(`/brands/${brandSlug}-tires/${lineSlug}/p/${itemNumber}`);
  return new URL(page.url()).pathname;
};

test.describe('the page of a tire', () => {
  test('shows everything: anchors, sizes, quantity, shops, coverage, companions, a purchase bar [R2.07] [R2.29]', async ({
    page,
    context,
  }) => {
    await rememberShopper(context, { zip: '19147' });
    const path = await openOrderedTire(page, '225-65r17');
    for (const id of SECTIONS) await expect(page.locator(`section#${id}`)).toBeAttached();
    await expect(page.locator('#insights').getByRole('heading', { name: 'SimpleScore' })).toBeVisible();
    await expect(page.locator('#installation').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByLabel(/^Road hazard coverage, \$/)).toBeVisible();
    await expect(page.locator('#recommendation').getByText(/^Of [\d,]+ orders of this line/)).toBeVisible();
    const similar = page.locator('#recommendation').getByRole('article');
    await expect(similar.first()).toContainText(/per tire|Same price/);
    const bar = page.getByRole('region', { name: 'Purchase' });
    await page.locator('#brand').scrollIntoViewIfNeeded();
    await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const wanted = page.getByRole('button', { name: /^Add \d+ to cart/ });
    await page.getByRole('button', { name: 'One fewer' }).first().click();
    await expect(wanted).toHaveText(/Add 3 to cart/);
    // Without a size, and at the short address, it is the line's page.
    await page.goto(path.replace(/\/\d+$/, ''));
    await expect(page).toHaveURL(path.replace(/\/p\/\d+$/, ''));
    await expect(page.getByText('Select a tire size first').first()).toBeVisible();
  });

  test('zooms into its pictures by keyboard', ONE_SIZE, async ({ page }) => {
    await openTireOf(page, '225-65r17');
    await page.getByRole('link', { name: /^Zoom/ }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('+');
    await expect(dialog).toContainText('150%');
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('Tread view, 100%');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test(
    'says why a tire does not fit, and sells it only after an acknowledgement; the cart is a dialog [R2.37]',
    ONE_SIZE,
    async ({ page, context }) => {
      await rememberShopper(context, { zip: '19147', vehicle: 'ford/f-150/2021' });
      await page.goto('/tire-sizes/205-55r16');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Nothing in 205/55R16 fits your 2021 Ford F-150',
      );
      await openTireOf(page, '205-55r16?anyVehicle=true');
      await page.getByRole('link', { name: 'Cart, empty' }).click();
      await expect(page.getByRole('dialog', { name: 'Your cart is empty' })).toBeVisible();
      await page.keyboard.press('Escape');
      const verdict = page.getByText('Does not fit your 2021 F-150').last();
      await expect(verdict).toBeVisible();
      await expect(page.getByText(/A tire mounts only on a wheel of exactly its own diameter/)).toBeVisible();
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'Your cart, 4 tires' });
      await expect(drawer).toContainText('does not fit your vehicle');
      await expect(drawer.getByRole('link', { name: 'Check out' })).toBeHidden();
      await drawer.getByRole('link', { name: 'View cart' }).click();
      await page.waitForURL(/\/cart/);
      await expect(page.getByText('A tire in your cart does not fit your vehicle.')).toBeVisible();
      await page.getByRole('button', { name: /I know that they do not fit my 2021 F-150/ }).click();
      await expect(page.getByText(/You confirmed that you want these tires/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
      await expectAccessible(page);
    },
  );
});
