import { join } from 'node:path';
import {
  articleBlocks,
  articlePath,
  blocksText,
  checkArticlePlace,
  DICTIONARY_PATH,
  unsafeLinks,
} from '@simpletread/domain';
import { readArticleFile, readArticles } from './read-articles.js';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** Pages that aren't articles, but that articles link to. */
const OF_THE_SHOP =
  /^\/(?:$|vehicles|tire-sizes|brands|categories|compare|installers|track-your-order|financing|military-discount|simplecrew|account|privacy-choices|partner-program|dt-employees)/;

describe('an article file', () => {
  it('is read article by article', () => {
    expect(
      readArticleFile('learn', '=== care/one\ntitle: One: a start\ndate: 2026-02-03\n\nWords\n\nmore'),
    ).toEqual([
      {
        section: 'learn',
        category: 'care',
        slug: 'one',
        title: 'One: a start',
        summary: 'Words more',
        body: 'Words\n\nmore',
        picture: null,
        date: '2026-02-03',
      },
    ]);
  });
});

describe('a new shop’s articles', () => {
  it('fill every section, each at its own address', async () => {
    const articles = await readArticles(ROOT);
    const count = (section: string) => articles.filter((article) => article.section === section).length;
    expect(count('learn')).toBeGreaterThanOrEqual(12);
    expect(count('dictionary')).toBeGreaterThanOrEqual(40);
    expect(count('press')).toBeGreaterThanOrEqual(6);
    expect(
      new Set(articles.filter(({ section }) => section === 'learn').map(({ category }) => category)).size,
    ).toBe(4);
    expect(new Set(articles.map(articlePath)).size).toBe(articles.length);
    expect(articles.filter((article) => !checkArticlePlace(article).ok)).toEqual([]);
  });

  it('have a title, a summary, a body and working links', async () => {
    const articles = await readArticles(ROOT);
    const paths = new Set([...articles.map(articlePath), DICTIONARY_PATH]);
    for (const { slug, title, summary, body } of articles) {
      expect([slug, title.length > 2 && title.length <= 120]).toEqual([slug, true]);
      expect([slug, summary.length > 10 && summary.length <= 300]).toEqual([slug, true]);
      expect([slug, blocksText(articleBlocks(body)).length > 20, unsafeLinks(body)]).toEqual([
        slug,
        true,
        [],
      ]);
      const links = [...body.matchAll(/\]\((\/[^)#]*)/g)].map(([, href = '']) => href);
      expect([slug, links.filter((href) => !paths.has(href) && !OF_THE_SHOP.test(href))]).toEqual([slug, []]);
    }
  });
});
