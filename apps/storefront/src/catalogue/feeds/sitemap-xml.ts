export interface SitemapEntry {
  /** With host. */
  readonly url: string;
  /** Null if the time of the last change is unknown. */
  readonly modifiedAt: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const entryXml =
  (tag: 'url' | 'sitemap') =>
  ({ url, modifiedAt }: SitemapEntry): string =>
    `<${tag}><loc>${escapeXml(url)}</loc>${modifiedAt === null ? '' : `<lastmod>${modifiedAt}</lastmod>`}</${tag}>\n`;

/** Returns a sitemap by the sitemaps.org protocol: at most 50,000 addresses. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries.map(entryXml('url')).join('')}</urlset>\n`;

/** Returns the index of sitemaps. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.map(entryXml('sitemap')).join('')}</sitemapindex>\n`;
