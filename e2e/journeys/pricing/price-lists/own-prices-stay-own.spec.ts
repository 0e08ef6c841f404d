import { expect, type Page, test } from '@playwright/test';

import { signInToShop, signOutOfShop } from '../../../drivers/sso/account-drivers.js';
import { addToCart } from '../../../drivers/carts/checkout-drivers.js';
import { aFleetCustomer } from '../../../drivers/pricing/own-price-drivers.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const SIZE = { code: '225/65R17', path: '/tire-sizes/225-65r17' };
/** A tire price that only this customer has, and the price of four before anything is added. */
const OWN = /\$43\.21|\$172\.84|InCents\\?":4321\b/;

interface Tire {
  readonly itemNumber: number;
  readonly brandSlug: string;
  readonly lineSlug: string;
}

const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';

/** Every page and reply of the shop with prices of these tires. */
const placesOf = ([one, other]: readonly Tire[]): readonly string[] => [
  SIZE.path,
  `${SIZE.path}?sort=price-low`,
  `/brands/${one?.brandSlug}-tires/${one?.lineSlug}/p/${one?.itemNumber}`,
  `/brands/${one?.brandSlug}-tires`,
  '/brands',
  `/compare?tires=${one?.itemNumber}.${other?.itemNumber}`,
  `/api/search-preview?link=${SIZE.path}`,
  `/api/search-preview?link=/brands/${one?.brandSlug}-tires`,
];

/** Returns the places that show the fleet's price to this browser's cookies, in their text or in data for scripts. */
const placesWithOwnPrice = async (
  { request }: Pick<Page, 'request'>,
  places: readonly string[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const place of places) if (OWN.test(await (await request.get(place)).text())) found.push(place);
  return found;
};

test(
  'an account’s prices are on every page only for it, and reach no visitor through any cache',
  ONE_SIZE,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(240_000);
    const reply = await page.request.get(`${serverUrl}/tires?size=225-65r17&inStock=true`);
    const { items } = (await reply.json()) as { items: readonly Tire[] };
    const places = placesOf(items);
    const fleet = await aFleetCustomer(SIZE.code, 4_321);
    try {
      // A visitor first, so every cache has a visitor's reply.
      expect(await placesWithOwnPrice(page, places)).toEqual([]);
      await page.goto('/');
      await signInToShop(page, fleet);
      await expect(async () => {
        expect(await placesWithOwnPrice(page, places)).toEqual(places);
      }).toPass({ timeout: 60_000 });
      await page.goto(places[2] ?? '');
      await addToCart(page);
      await expect(page.getByText('Fleet price')).toBeVisible();
      expect(await page.locator('body').innerText()).toMatch(OWN);

      // Another visitor at the same moment, and the API without a sign-in.
      const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      expect(await placesWithOwnPrice(other, places)).toEqual([]);
      await other.close();
      for (const path of ['/tires?size=225-65r17', `/brands/${items[0]?.brandSlug}`, '/brands', '/deals']) {
        const answer = await page.request.get(`${serverUrl}${path}`);
        expect(await answer.text()).not.toMatch(/"(price|fromPrice)InCents":4321\b/);
        expect(answer.headers()['cache-control']).toMatch(/^public/);
      }

      // The same browser after its owner has left, also in the remaining cart.
      await page.goto(SIZE.path);
      await signOutOfShop(page, fleet.firstName);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await placesWithOwnPrice(page, [...places, '/cart'])).toEqual([]);
    } finally {
      await fleet.leave();
    }
  },
);
