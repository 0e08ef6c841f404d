import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';
import {
  changeCatalogueRecord,
  listCatalogueRecords,
  listSearchRecords,
  removeSearchRecord,
} from '@simpletread/contract';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { once, staffApi } from '../../../drivers/sso/staff-api.js';

const MERCHANDISER = 'merchandiser@simpletread.example';
// A line that no other journey buys.
const LINE = 'Kumho Crugen HP71';

const theLine = async () => {
  const staff = await staffApi(MERCHANDISER);
  const [line] = await staff.call(listCatalogueRecords, {
    params: { kind: 'product-lines' },
    query: { filter: JSON.stringify({ q: LINE }) },
  });
  if (line === undefined) throw new Error(`there is no ${LINE}`);
  const tires = await staff.call(listCatalogueRecords, {
    params: { kind: 'tires' },
    query: { filter: JSON.stringify({ lineId: line.id }), range: '[0,99]' },
  });
  return { line, tires };
};

const saved = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeHidden();
};

test('a merchandiser changes a price, and the shop’s page shows it', ONE_SIZE, async ({ page, baseURL }) => {
  const { line, tires } = await theLine();
  const [tire] = tires;
  if (tire === undefined) throw new Error('the line has no tire');
  const before = Number(tire.values['priceInCents']);
  const dollars = ((before + 111) / 100).toFixed(2);
  await signInByApi(page, { email: MERCHANDISER });
  await page.goto(`${consoleUrl}/tires/${tire.id}/show`);
  await page.getByLabel('Price').fill(dollars);
  await expectAccessible(page);
  await saved(page, 'Save');
  const address = `${baseURL}/brands/${line.values['brandSlug']}-tires/${line.values['slug']}?item=${tire.values['itemNumber']}`;
  await expect
    .poll(async () => (await page.request.get(address)).text(), { intervals: [100], timeout: 10_000 })
    .toContain(dollars);
  const staff = await staffApi(MERCHANDISER);
  await staff.call(
    changeCatalogueRecord,
    {
      params: { kind: 'tires', id: tire.id },
      body: { version: tire.version + 1, values: { priceInCents: before } },
    },
    once(),
  );
});

test(
  'a line moves, its old address redirects in one step, and back again',
  ONE_SIZE,
  async ({ page, baseURL }) => {
    const { line, tires } = await theLine();
    const item = tires[0]?.values['itemNumber'];
    const brand = `/brands/${line.values['brandSlug']}-tires`;
    const old = String(line.values['address']);
    const now = `moved-${randomUUID().slice(0, 8)}`;
    const leadOf = async (path: string) =>
      (await page.request.get(`${baseURL}${brand}/${path}`, { maxRedirects: 0, maxRetries: 2 })).headers()[
        'location'
      ] ?? null;
    await signInByApi(page, { email: MERCHANDISER });
    const move = async (address: string) => {
      await page.goto(`${consoleUrl}/product-lines/${line.id}/show`);
      await page.getByLabel('Address', { exact: true }).fill(address);
      await saved(page, 'Save');
      await expect(page.getByRole('table', { name: 'Former addresses' })).toBeVisible();
    };
    await move(now);
    await expectAccessible(page);
    await expect
      .poll(() => leadOf(`${old.toUpperCase()}/p/${item}?from=mail`), { intervals: [100], timeout: 10_000 })
      .toBe(`${brand}/${now}/p/${item}?from=mail`);
    await page.goto(`${baseURL}${brand}/${old}`);
    await expect(page).toHaveURL(`${baseURL}${brand}/${now}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${now}$`));
    await move(old);
    await expect.poll(() => leadOf(now), { intervals: [100], timeout: 10_000 }).toBe(`${brand}/${old}`);
    expect(await leadOf(old)).toBeNull();
  },
);

test('many prices are raised after a preview, and undone as one change', ONE_SIZE, async ({ page }) => {
  const { line, tires } = await theLine();
  await signInByApi(page, { email: MERCHANDISER });
  await page.goto(`${consoleUrl}/tires?filter=${encodeURIComponent(JSON.stringify({ lineId: line.id }))}`);
  await page.getByRole('button', { name: `Change all ${tires.length}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change', { exact: true }).selectOption({ label: 'Raise by %' });
  await dialog.getByLabel(/Percent/).fill('2.5');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByRole('status')).toContainText(`${tires.length} changed`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Change ${tires.length}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price 2.5% higher' })).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undo, /)).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  const after = (await theLine()).tires.map(({ values }) => values['priceInCents']);
  expect(after).toEqual(tires.map(({ values }) => values['priceInCents']));
});

test('a search without results becomes a synonym with results', ONE_SIZE, async ({ page }) => {
  const words = `zq${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')} tires`;
  const find = async () => {
    const url = new URL('/search-typeahead', process.env['SERVER_URL'] ?? 'http://localhost:4000');
    url.searchParams.set('queryText', words);
    return (await page.request.get(url.href)).text();
  };
  expect(await find()).not.toContain('Kumho');
  await signInByApi(page, { email: MERCHANDISER });
  await expect(async () => {
    await page.goto(
      `${consoleUrl}/searches?filter=${encodeURIComponent(JSON.stringify({ isUnanswered: true, q: words }))}`,
    );
    await page.getByRole('link', { name: `Add a synonym for ${words}` }).click({ timeout: 10_000 });
  }).toPass();
  await page.getByLabel('Means').fill('Kumho');
  await page.getByRole('button', { name: 'Add synonym' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible();
  await expect.poll(find, { intervals: [100], timeout: 10_000 }).toContain('Kumho');
  const staff = await staffApi(MERCHANDISER);
  const [synonym] = await staff.call(listSearchRecords, {
    params: { kind: 'search-synonyms' },
    query: { filter: JSON.stringify({ q: words }) },
  });
  await staff.call(
    removeSearchRecord,
    { params: { kind: 'search-synonyms', id: synonym?.id ?? '' }, query: { version: 1 } },
    once(),
  );
});
