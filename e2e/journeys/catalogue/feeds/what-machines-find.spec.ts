import { expect, type APIRequestContext, test } from '@playwright/test';

import { ONE_SIZE } from '../../../drivers/shell/one-size.js';
import { locationsOf, readSitemap, sampleOf } from '../../../drivers/catalogue/sitemap-drivers.js';
import { structuredDataOf, structuredDataProblems } from '../../../drivers/catalogue/structured-data.js';

const MOST_IN_FILE = 50_000;
const SAMPLED = 2;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

const filesOf = async (request: APIRequestContext): Promise<string[]> => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return locationsOf(await readSitemap(request, pathOf(index))).map(pathOf);
};

const fileCalled = async (request: APIRequestContext, name: string): Promise<string[]> => {
  const file = (await filesOf(request)).find((path) => path.includes(`/${name}`)) ?? '';
  return locationsOf(await readSitemap(request, file)).map(pathOf);
};

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test('the sitemap names every page once, and each page exists', ONE_SIZE, async ({ request }) => {
  test.setTimeout(300_000);
  const files = await filesOf(request);
  expect(files.length).toBeGreaterThan(10);
  const seen = new Set<string>();
  let listed = 0;
  for (const file of files) {
    const paths = locationsOf(await readSitemap(request, file)).map(pathOf);
    expect([file, paths.length > 0 && paths.length <= MOST_IN_FILE]).toEqual([file, true]);
    for (const path of paths) seen.add(path);
    listed += paths.length;
    for (const path of sampleOf(paths, SAMPLED)) {
      const page = await request.get(path, { maxRedirects: 0 });
      expect([path, page.status()]).toEqual([path, 200]);
      expect([path, pathOf(canonicalOf(await page.text()) ?? 'http://none/')]).toEqual([path, path]);
    }
  }
  expect(seen.size).toBe(listed);
  expect(listed).toBeGreaterThan(40_000);
});

test(
  'pages describe themselves to search engines by the rules of schema.org, with a picture for other sites',
  ONE_SIZE,
  async ({ request }) => {
    const [tire = ''] = sampleOf(await fileCalled(request, 'tires-'), 1);
    const [line = ''] = sampleOf(await fileCalled(request, 'lines.xml'), 1);
    const expected: readonly (readonly [path: string, types: readonly string[]])[] = [
      ['/', ['Organization', 'WebSite']],
      [tire, ['BreadcrumbList', 'Product']],
      [line, ['BreadcrumbList', 'Product']],
      ['/learn', ['BreadcrumbList']],
      ['/learn/tire-care/tire-rotation', ['Article', 'BreadcrumbList']],
      ['/learn/tire-news-information/tire-dictionary', ['BreadcrumbList', 'DefinedTermSet']],
      ['/press/shop/thirty-minutes-to-change-your-mind', ['BreadcrumbList', 'NewsArticle']],
      ['/faqs', ['BreadcrumbList', 'FAQPage']],
      ['/tire-sizes/225-65r17', []],
    ];
    for (const [path, types] of expected) {
      const html = await (await request.get(path)).text();
      const data = structuredDataOf(html);
      expect([path, data.flatMap(structuredDataProblems)]).toEqual([path, []]);
      const told = data.map(({ '@type': type }) => String(type));
      for (const type of types) expect([path, told]).toEqual([path, expect.arrayContaining([type])]);
      const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
      const drawn = await request.get(pathOf(picture));
      expect([path, drawn.status(), drawn.headers()['content-type']]).toEqual([path, 200, 'image/png']);
    }
  },
);

test(
  'merchants get the data of a tire’s page, and nothing that cannot be bought',
  ONE_SIZE,
  async ({ request, baseURL }) => {
    const stop = new AbortController();
    const reply = await fetch(new URL('/feeds/google-merchant.xml', baseURL), { signal: stop.signal });
    const reader = reply.body?.getReader();
    let text = '';
    while (!text.includes('</item>')) {
      const part = await reader?.read();
      if (part?.value === undefined) break;
      text += new TextDecoder().decode(part.value);
    }
    stop.abort();
    const [, link = ''] = /<g:link>([^<]*)<\/g:link>/.exec(text) ?? [];
    const [, price = ''] =
      /<g:(?:sale_price|price)>([\d.]+) USD<\/g:(?:sale_price|price)>(?!<g:sale)/.exec(text) ?? [];
    const html = await (await request.get(pathOf(link))).text();
    const product = structuredDataOf(html).find(({ '@type': type }) => type === 'Product');
    expect(product).toMatchObject({
      offers: { price, availability: 'https://schema.org/InStock' },
    });
  },
);

test(
  'addresses in capitals and with a trailing slash redirect permanently',
  ONE_SIZE,
  async ({ request }) => {
    const at = async (path: string) => {
      const reply = await request.get(path, { maxRedirects: 0 });
      return [reply.status(), reply.headers()['location']];
    };
    expect(await at('/Brands')).toEqual([308, '/brands']);
    expect(await at('/Learn/Tire-Care/Tire-Rotation?x=1')).toEqual([
      308,
      '/learn/tire-care/tire-rotation?x=1',
    ]);
    expect((await at('/faqs/'))[0]).toBe(308);
    expect((await request.get('/no-such-page-at-all')).status()).toBe(404);
  },
);
