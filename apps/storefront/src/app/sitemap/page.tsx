import { readPublishedPaths, SitemapView } from '../../content';
import { pageMetadata } from '../../shell/search-engines';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Sitemap',
    description: 'Every way into the shop: vehicles, tire sizes, brands, types, deals, articles and help.',
    path: '/sitemap',
  });

export default async function SitemapPage() {
  return <SitemapView published={await readPublishedPaths()} />;
}
