import { absolute } from '../../shell/search-engines';
import { sitemapFiles, sitemapIndexXml } from '../../catalogue';

export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => {
  const files = await sitemapFiles();
  const xml = sitemapIndexXml(
    files.map(({ name, modifiedAt }) => ({ url: absolute(`/sitemaps/${name}`), modifiedAt })),
  );
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
};
