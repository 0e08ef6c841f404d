import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sitemapEntries, sitemapXml } from '../../../catalogue';

export const dynamic = 'force-dynamic';

const compress = promisify(gzip);

export const GET = async (
  _request: Request,
  { params }: RouteContext<'/sitemaps/[file]'>,
): Promise<Response> => {
  const { file } = await params;
  const entries = await sitemapEntries(file);
  if (entries === null) return new Response('There is no such sitemap.', { status: 404 });
  const xml = sitemapXml(entries);
  const isCompressed = file.endsWith('.gz');
  const body = isCompressed ? new Uint8Array(await compress(xml)) : xml;
  return new Response(body, {
    headers: {
      'content-type': isCompressed ? 'application/gzip' : 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
};
