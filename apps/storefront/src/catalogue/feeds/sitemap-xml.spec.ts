/** @jest-environment jsdom */
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

describe('a sitemap', () => {
  it('is XML that nothing breaks, with the day of the last change if known', () => {
    const entries = [
      { url: "https://shop.test/a?b=1&c='<2>", modifiedAt: '2026-11-20T12:00:00.000Z' },
      { url: 'https://shop.test/d', modifiedAt: null },
    ];
    const xml = sitemapXml(entries);
    expect(xml).toContain(
      '<url><loc>https://shop.test/a?b=1&amp;c=&apos;&lt;2&gt;</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://shop.test/d</loc></url>');
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    expect([...parsed.getElementsByTagName('loc')].map(({ textContent }) => textContent)).toEqual(
      entries.map(({ url }) => url),
    );
    expect(sitemapIndexXml(entries)).toContain(
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    );
  });
});
