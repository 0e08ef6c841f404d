import { readPublishedPaths } from '../../api/articles';
import { SitemapView } from '../../features/content/SitemapView';
import { pageMetadata } from '../../seo/page-metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Sitemap',
    description: 'Every way into the shop: vehicles, tire sizes, brands, types, deals, articles and help.',
    path: '/sitemap',
  });

export default async function SitemapPage() {
  return <SitemapView published={await readPublishedPaths()} />;
}
