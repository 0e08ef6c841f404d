export { merchantFeed } from './merchant-feed';
export { sitemapEntries } from './sitemap-entries';
export { sitemapFiles } from './sitemap-files';
export { sitemapIndexXml, sitemapXml } from './sitemap-xml';
