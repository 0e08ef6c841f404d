import { expect, test } from '@playwright/test';

import { ONE_SIZE } from '../../drivers/shell/one-size.js';

/** Places of an address where a name is expected. */
const PLACES = [
  '/',
  '/brands/',
  '/brands/michelin-tires/',
  '/brands/michelin-tires/defender2/p/',
  '/brands/michelin-tires/categories/',
  '/types/',
  '/categories/',
  '/tire-sizes/',
  '/tire-sizes/diameter/',
  '/tire-sizes/225-65r17/brands/',
  '/vehicles/',
  '/vehicles/honda/civic/',
  '/tire-deals/',
  '/learn/',
  '/press/',
  '/quotes/',
  '/invite/',
  '/og/product/',
  '/sitemaps/',
];

const NAMES = ['%', '%zz', '%E0%A4%A', '%C0%80', '%ED%A0%80', '%ff', '%00', 'a%0d%0ab', 'x'.repeat(1500)];

const QUERIES = ['%00', '%ED%A0%80', '%', '%zz', '%F0%9F%98%80'.repeat(120), 'constructor', '__proto__'];

const PAGES = [
  '/?zip=',
  '/search?q=',
  '/tire-sizes/225-65r17?brand=',
  '/tire-sizes/225-65r17?rearSize=',
  '/vehicles/honda/civic/2019?trim=',
  '/tire-shops?zip=',
  '/compare?tires=',
  '/invite?code=',
  '/invite?name=',
  '/api/search-typeahead?q=',
  '/api/search-preview?link=',
];

test(
  'a name that nothing can read shows the 404 page or is a bad request, wherever it is',
  ONE_SIZE,
  async ({ request }) => {
    const wrong: string[] = [];
    for (const place of PLACES) {
      for (const name of NAMES) {
        const asked = `${place}${name}`;
        const response = await request.get(asked, { maxRedirects: 0 });
        const status = response.status();
        if (status !== 404 && status !== 400) wrong.push(`${status} ${asked.slice(0, 60)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('a value that nothing can read never breaks a page', ONE_SIZE, async ({ request }) => {
  const wrong: string[] = [];
  for (const page of PAGES) {
    for (const value of QUERIES) {
      const status = (await request.get(`${page}${value}`)).status();
      if (status >= 500) wrong.push(`${status} ${page}${value.slice(0, 20)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the 404 page of a broken address offers ways out', async ({ page }) => {
  await page.goto('/brands/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
