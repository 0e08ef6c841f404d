import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  ARTICLE_CATEGORIES,
  checkArticlePlace,
  checkRedirect,
  isOwnAddress,
  ownAddresses,
} from '@simpletread/domain';
import { heeded } from './heeded';

const APP = join(__dirname, '..', '..', 'app');
/** Rooms whose addresses are those of records, which may move. */
const OF_RECORDS = ['brands', 'categories', 'types', 'vehicles', 'tire-sizes', 'tire-deals', 'tire-reviews'];
const OF_ARTICLES = ['learn', 'press', '[slug]'];

const addressOf = (file: string): string | null => {
  const at = file.split('\\').join('/');
  if (/(^|\/)(page\.tsx|route\.ts)$/.test(at)) return `/${at}`.replace(/\/(page\.tsx|route\.ts)$/, '') || '/';
  return { 'robots.ts': '/robots.txt', 'icon.svg': '/icon.svg' }[at] ?? null;
};

const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => addressOf(file) ?? [],
);
const whole = routes.filter((route) => !route.includes('['));
const withParts = routes.filter((route) => route.includes('['));

describe('an address of the shop itself', () => {
  it.each(whole)('can’t be redirected: %s', (fromPath) => {
    expect(checkRedirect({ fromPath, toPath: '/new' }, new Map())).toMatchObject({
      ok: false,
      // No redirect can be written with an underscore.
      fault: { code: fromPath.includes('_') ? 'redirect.pathInvalid' : 'article.slugReserved' },
    });
  });

  it.each(withParts)('can’t be redirected, unless a record or an article may leave it: %s', (route) => {
    const [, first = ''] = route.split('/');
    const path = route.replace(/\[[^\]]+\]/g, 'x1');
    const isOf = [...OF_RECORDS, ...OF_ARTICLES].includes(first);
    expect(checkRedirect({ fromPath: path, toPath: '/new' }, new Map()).ok).toBe(isOf);
  });

  it('can’t be redirected where a category of articles is', () => {
    for (const section of ['learn', 'press'] as const)
      for (const { slug } of ARTICLE_CATEGORIES[section])
        expect(isOwnAddress(`/${section}/${slug}`)).toBe(true);
  });

  it.each(ownAddresses().filter((path) => path !== '/favicon.ico'))('is one that exists: %s', (path) => {
    const [, first = '', second] = path.split('/');
    const isCategory = second !== undefined && ['learn', 'press'].includes(first);
    expect(isCategory || routes.some((route) => route === path || route.startsWith(`${path}/`))).toBe(true);
  });

  it.each(whole.filter((route) => /^\/[a-z0-9-]+$/.test(route)))(
    'is not available to a page of staff: %s',
    (route) => {
      expect(checkArticlePlace({ section: 'page', category: null, slug: route.slice(1) })).toMatchObject({
        ok: false,
        fault: { code: 'article.slugReserved' },
      });
    },
  );

  it('is never left for a redirect that was written earlier', () => {
    const kept = heeded([
      ['/sitemap.xml', '/old'],
      ['/old-page', '/new-page'],
    ]);
    expect([...kept]).toEqual([['/old-page', '/new-page']]);
  });
});
