import { expect, test } from '@playwright/test';
import { changeArticle, createArticle, publishArticle, unpublishArticle } from '@simpletread/contract';

import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { ADMIN, once, staffApi } from '../../../drivers/sso/staff-api.js';

test.describe('articles, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are found by topic and read, with further links; terms have their own addresses [R2.12] [R2.20]', async ({
    page,
  }) => {
    await page.goto('/learn');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Tire care' }).click();
    await page.getByRole('link', { name: /^Rotation: every 6 months/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Rotation: every 6 months/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How often should tires be rotated?' })).toBeVisible();
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
    await page.getByRole('link', { name: 'Tire dictionary', exact: true }).first().click();
    await page.getByRole('link', { name: 'Aspect ratio', exact: true }).click();
    await expect(page).toHaveURL(/tire-dictionary#aspect-ratio$/);
    await page.goto('/press');
    await page.getByRole('link', { name: /^Thirty minutes/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Thirty minutes/ })).toBeVisible();
    const [, section, category] = new URL(page.url()).pathname.split('/');
    await page.goto(`/${section}/${category}`);
    await expect(page.getByRole('link', { name: /^Thirty minutes/ })).toBeVisible();
  });
});

test('a product and a comparison are shared on networks, by email and by address [R1.07] @desktop-and-phone', async ({
  page,
}) => {
  const targets = async () => {
    const links = page.getByRole('list', { name: 'Share on' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    return Promise.all((await links.all()).map(async (link) => (await link.getAttribute('href')) ?? ''));
  };
  await page.goto('/tire-sizes/225-65r17');
  const tires = page.getByRole('region', { name: 'Tires' }).locator('a[href*="/p/"]');
  const hrefs = await Promise.all((await tires.all()).map(async (link) => await link.getAttribute('href')));
  const paths = [...new Set(hrefs.map((href) => (href ?? '').split('?')[0] ?? ''))];
  const [path = '', other = ''] = paths;
  await page.goto(path);
  expect(await targets()).toEqual([
    expect.stringMatching(/^https:\/\/www\.facebook\.com\//),
    expect.stringMatching(/^https:\/\/x\.com\//),
    expect.stringMatching(/^mailto:/),
  ]);
  for (const href of await targets()) expect(href).toContain(encodeURIComponent(path));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^Link copied$|\/p\/\d+$/)).toBeVisible();
  const items = [path, other].map((href) => href.split('/').at(-1));
  await page.goto(`/compare?tires=${items.join('.')}`);
  for (const href of await targets())
    expect(href).toContain(encodeURIComponent(`/compare?tires=${items.join('.')}`));
});

const STATIC_PAGES = [
  ...['terms', 'sales', 'about', 'faqs', 'free-shipping', 'returns-and-refunds', 'tire-buying-guide'],
  ...['affiliates', 'contact', 'simplebusiness', 'privacy-policy', 'sitemap', 'help-center', 'repair-pal'],
  'car-talk',
];

test('static pages exist, each with its own heading', ONE_SIZE, async ({ request }) => {
  for (const page of STATIC_PAGES) {
    const reply = await request.get(`/${page}`, { maxRedirects: 0 });
    expect([page, reply.status()]).toEqual([page, 200]);
    expect(await reply.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  }
});

test(
  'a published page is in the shop, moves with a redirect, and is a 404 once unpublished [R2.22]',
  ONE_SIZE,
  async ({ request }) => {
    const staff = await staffApi(ADMIN);
    const slug = `try-${Date.now().toString(36)}`;
    const written = {
      section: 'page' as const,
      category: null,
      slug,
      title: 'Try of a page',
      summary: 'Written by a journey.',
      body: '## Words\nThat stand **here**.',
      picture: null,
      visibleFrom: null,
      visibleUntil: null,
    };
    const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
    const draft = await staff.call(createArticle, { body: written }, once());
    expect(await status(`/${slug}`)).toBe(404);
    const { id } = draft;
    const first = await staff.call(
      publishArticle,
      { params: { id }, body: { version: draft.version } },
      once(),
    );
    await expect.poll(() => status(`/${slug}`)).toBe(200);
    const moved = await staff.call(
      changeArticle,
      { params: { id }, body: { ...written, slug: `${slug}-moved`, version: first.version } },
      once(),
    );
    const second = await staff.call(
      publishArticle,
      { params: { id }, body: { version: moved.version } },
      once(),
    );
    await expect.poll(() => status(`/${slug}`)).toBe(308);
    const followed = await request.get(`/${slug}`);
    expect([followed.status(), new URL(followed.url()).pathname]).toEqual([200, `/${slug}-moved`]);
    await staff.call(unpublishArticle, { params: { id }, body: { version: second.version } }, once());
    await expect.poll(() => status(`/${slug}-moved`)).toBe(404);
  },
);
