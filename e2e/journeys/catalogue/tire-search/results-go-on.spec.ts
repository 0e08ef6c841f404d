import { expect, test } from '@playwright/test';

import { expectAccessible } from '../../../drivers/shell/look.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { rememberShopper } from '../../../drivers/shell/shopper-drivers.js';

test.describe('results', () => {
  test('are sorted, filtered and picked from, explain a total, and load more automatically [R2.28]', async ({
    page,
    context,
  }) => {
    await rememberShopper(context, { zip: '19147', vehicle: 'honda/cr-v/2019' });
    await page.goto('/vehicles/honda/cr-v/2019');
    const list = page.getByRole('region', { name: 'Tires' });
    const cards = list.getByRole('article');
    await expect(page.getByRole('list', { name: 'Top picks' }).getByRole('article')).toHaveCount(5);
    await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', /page=2/);
    await expect(cards).toHaveCount(20);
    await list.getByText('What the total includes').first().click();
    for (const part of ['4 tires', /^Installation, 4 at/, 'PA tire fee', 'PA sales tax'])
      await expect(cards.first().getByText(part).first()).toBeVisible();
    await list.getByText('Fits: see why').first().click();
    await expect(cards.first().getByText(/Made for your 1[67]-inch wheels/)).toBeVisible();
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).not.toHaveCount(20);
    await expect(list.getByText(/^Tires 1 to \d+ of/)).toBeVisible();
    await expectAccessible(page);
    // A tire that is out of stock keeps its place and shows no total.
    const totals = async () =>
      (await cards.allInnerTexts()).flatMap((text) => {
        const amount = /\$([\d,]+\.\d\d)/.exec(text)?.[1];
        return amount === undefined ? [] : [Number(amount.replaceAll(',', ''))];
      });
    const rising = (amounts: readonly number[]) => [...amounts].sort((a, b) => a - b);
    for (const [sort, ordered] of [
      ['Low to high', rising],
      ['High to low', (amounts: readonly number[]) => rising(amounts).reverse()],
    ] as const) {
      await page.getByLabel('Sort').selectOption({ label: sort });
      await expect(page).toHaveURL(/sort=/);
      await expect
        .poll(async () => {
          const shown = await totals();
          return shown.length > 0 && JSON.stringify(shown) === JSON.stringify(ordered(shown));
        })
        .toBe(true);
    }
    for (const sort of ['Low to high', 'High to low', 'Our picks', 'Recommended']) {
      await page.getByLabel('Sort').selectOption({ label: sort });
      await expect(page).toHaveURL(sort === 'Recommended' ? /2019(\?(?!.*sort).*)?$/ : /sort=/);
    }
    const rail = page.getByRole('complementary', { name: 'Filters' });
    if (!(await rail.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
    for (const name of ['SimpleScore', 'Tire type', 'Brand', 'Load', 'Speed rating', 'Warranty'])
      await expect(rail.getByText(name, { exact: true }).first()).toBeVisible();
    for (const band of ['Good 7–8', 'Great 8–9', 'Excellent 9–10'])
      await expect(rail.getByText(band).first()).toBeAttached();

    const brand = rail.locator('input[name="brand"]').first();
    const slug = (await brand.getAttribute('value')) ?? '';
    await page.goto(`/vehicles/honda/cr-v/2019?brand=${slug}`);
    const links = list.getByRole('article').getByRole('heading').getByRole('link');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !href.startsWith(`/brands/${slug}-tires/`))).toEqual([]);
  });

  test('without a match name filters to remove, with the number of tires', ONE_SIZE, async ({ page }) => {
    await page.goto('/tire-sizes/225-65r17?maxPrice=1&snowflake=true');
    await expect(page.getByRole('heading', { name: 'No matching results' })).toBeVisible();
    const way = page.getByRole('link', { name: /^Any price, \d+ tires?$/ });
    const count = Number(/\d+/.exec(await way.innerText())?.[0]);
    await way.click();
    await expect(page.getByRole('status').filter({ hasText: `${count} tire` })).toBeVisible();
    await expect(page).not.toHaveURL(/maxPrice/);
  });
});
