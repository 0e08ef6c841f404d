import { expect, type Page, test } from '@playwright/test';

import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const SIZE = '225-65r17';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the path of the first link below `path`. */
const firstLinkBelow = async (page: Page, path: string): Promise<string> => {
  const href = await page.getByRole('main').locator(`a[href^="${path}"]`).first().getAttribute('href');
  expect(href).not.toBeNull();
  return href ?? path;
};

/** Visits the first links of a list and expects tires on sale there. */
const expectSomethingAt = async (page: Page, path: string): Promise<void> => {
  const reply = await page.goto(path);
  expect([path, reply?.status()]).toEqual([path, 200]);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  expect(
    await page
      .getByRole('main')
      .getByText(/\$\d+\.\d\d|review/i)
      .count(),
  ).toBeGreaterThan(0);
};

test.describe('the hubs, read without script', ONE_SIZE, () => {
  test.use({ javaScriptEnabled: false });

  test('of brands link by letter and page to a brand, its types, categories, sizes and reviews [R2.02] [R2.03] [R2.04] [R2.05] [R2.06] [R2.39]', async ({
    page,
  }) => {
    await page.goto('/brands');
    await page
      .getByRole('navigation', { name: 'Brands by letter' })
      .getByRole('link', { name: /^T,/ })
      .click();
    await expect(page).toHaveURL(/\/brands\?page=\d+#letter-T$/);
    await page.getByRole('link', { name: 'Toyo', exact: true }).click();
    await expect(page).toHaveURL(/\/brands\/toyo-tires$/);
    await expect(heading(page)).toHaveText('Toyo tires');
    await expect(page.getByText(/lines, [\d,]+ tires in \d+ sizes/)).toBeVisible();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/brands\/toyo-tires\?page=2$/);
    await expect(heading(page)).toHaveText('Toyo tires, page 2');

    await page.goto('/brands/toyo-tires');
    const crossings = [
      await firstLinkBelow(page, '/brands/toyo-tires/types/'),
      await firstLinkBelow(page, '/brands/toyo-tires/categories/'),
      await firstLinkBelow(page, '/tire-sizes/'),
    ];
    for (const path of [
      '/brands/toyo-tires/types',
      '/brands/toyo-tires/categories',
      '/brands/toyo-tires/reviews',
    ])
      crossings.push(path);
    for (const path of crossings) await expectSomethingAt(page, path);

    await page.goto('/sitemap');
    for (const path of ['/vehicles', '/tire-sizes'])
      await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  });

  test('of categories and types link to their lines, brands and reviews [R2.09] [R2.10] [R2.39]', async ({
    page,
  }) => {
    for (const [list, hub, name] of [
      ['/categories', '/categories/winter-tires', 'Winter'],
      ['/types', '/types/light-truck-tires', 'Light Truck'],
    ] as const) {
      await page.goto(list);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${hub}$`));
      await expect(heading(page)).toHaveText(`${name} tires`);
      const crossing = await firstLinkBelow(page, '/brands/');
      await expectSomethingAt(page, crossing);
      await expectSomethingAt(page, `${hub}/reviews`);
      await page.goto(hub);
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${hub}\\?page=2$`));
      await expect(heading(page)).toHaveText(`${name} tires, page 2`);
    }
    await page.goto('/types/electric-vehicle-tires');
    await expect(page.getByRole('main').getByText('Built for electric vehicles')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Michelin Pilot Sport EV', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Model 3 \d{4}$/ })).toHaveAttribute(
      'href',
      /\/vehicles\/tesla\/model-3\//,
    );
  });

  test('of sizes link to their brands, categories and types, and to their rim [R2.14]', async ({ page }) => {
    const at = `/tire-sizes/${SIZE}`;
    await page.goto(at);
    for (const way of [
      await firstLinkBelow(page, `${at}/brands/`),
      await firstLinkBelow(page, `${at}/categories/`),
      await firstLinkBelow(page, `${at}/types/`),
    ])
      await expectSomethingAt(page, way);
    await page.goto(`${at}/brands/michelin-tires`);
    for (const way of [
      await firstLinkBelow(page, `${at}/brands/michelin-tires/categories/`),
      await firstLinkBelow(page, `${at}/brands/michelin-tires/types/`),
    ])
      await expectSomethingAt(page, way);
    await page.goto(`${at}/categories/all-season-tires`);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(`${at}/categories/all-season-tires?page=2`);
    await expect(page.getByRole('region', { name: 'Tires' }).getByRole('article').first()).toBeVisible();

    await page.goto('/tire-sizes');
    await page.getByRole('link', { name: /^All \d+ in 17 inch$/ }).click();
    await expect(page).toHaveURL(/\/tire-sizes\/diameter\/17$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /225\/65R17/ })
        .first(),
    ).toBeVisible();
  });

  test('of reviews show buyers’ ratings, in total and one by one [R2.11]', async ({ page }) => {
    await page.goto('/tire-reviews');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const section of ['latest', 'top-rated', 'brands', 'categories', 'types'])
      await expectSomethingAt(page, `/tire-reviews/${section}`);
    await page.goto('/tire-reviews/latest?sort=lowest');
    await expect(page.getByRole('link', { name: 'Lowest' })).toHaveAttribute('aria-current', 'true');
    await page.goto('/brands/michelin-tires/defender-t-plus-h/reviews');
    await expect(heading(page)).toHaveText('Michelin Defender T+H reviews');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/reviews\?page=2$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('of vehicles link by make, model and year to trims, sizes and other years [R2.13] [R2.39]', async ({
    page,
  }) => {
    await page.goto('/vehicles');
    await page.getByRole('link', { name: 'Chevrolet', exact: true }).click();
    await expect(page).toHaveURL(/\/vehicles\/chevrolet-tires$/);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(heading(page)).toHaveText('Chevrolet tires');
    await page.goto('/vehicles/honda-tires');
    await page.getByRole('main').getByRole('link', { name: 'CR-V', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: '2021 CR-V', exact: true }).click();
    await expect(page).toHaveURL(/\/vehicles\/honda\/cr-v\/2021$/);
    const sizes = page.getByRole('region', { name: 'Sizes by trim' });
    await expect(sizes.getByRole('columnheader', { name: 'Trim' })).toBeVisible();
    await expect(sizes.getByRole('row').nth(1).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/tire-sizes\//,
    );
    await expect(page.getByRole('heading', { name: 'Other years of the Honda CR-V' })).toBeVisible();
  });

  test('have one address each, and none if nothing is on sale', async ({ page }) => {
    for (const [asked, canonical] of [
      ['/brands/toyo', '/brands/toyo-tires'],
      ['/categories/winter', '/categories/winter-tires'],
      ['/brands/toyo-tires/types/winter-tires', '/brands/toyo-tires/categories/winter-tires'],
      [`/tire-sizes/${SIZE}/brands/michelin`, `/tire-sizes/${SIZE}/brands/michelin-tires`],
      ['/tire-sizes/diameter/17-inch', '/tire-sizes/diameter/17'],
    ] as const) {
      const reply = await page.request.get(asked, { maxRedirects: 0 });
      expect([asked, reply.status(), reply.headers().location]).toEqual([asked, 308, canonical]);
    }
    for (const nowhere of [
      '/brands/nobody-tires',
      '/brands/toyo-tires/types/trailer-tires',
      '/categories/nonsense-tires',
      '/types/boat-tires',
      `/tire-sizes/${SIZE}/categories/racing-tires`,
      `/tire-sizes/${SIZE}/brands/nobody-tires`,
      '/tire-sizes/diameter/99',
      '/tire-reviews/nonsense',
      '/brands/toyo-tires?page=99',
    ]) {
      const reply = await page.request.get(nowhere);
      expect([nowhere, reply.status()]).toEqual([nowhere, 404]);
    }
  });
});
