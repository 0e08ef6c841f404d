import { comeAgain, OG_KINDS, type OgKind, TooManyAtOnce } from '../../../../shell/search-engines';
import { drawPicture } from '../../../../catalogue';

export const dynamic = 'force-dynamic';

const MOST_LETTERS = 200;

const drawn = async (kind: OgKind, key: readonly string[]) => {
  try {
    return await drawPicture(kind, key);
  } catch (error) {
    if (error instanceof TooManyAtOnce) return 'busy' as const;
    throw error;
  }
};

export const GET = async (
  _request: Request,
  { params }: RouteContext<'/og/[kind]/[...key]'>,
): Promise<Response> => {
  const { kind, key } = await params;
  const known = OG_KINDS.find((name) => name === kind);
  const isSane = key.length <= 3 && key.join('/').length <= MOST_LETTERS;
  const png = known === undefined || !isSane ? null : await drawn(known, key);
  if (png === 'busy') return comeAgain();
  if (png === null) return new Response('There is no such picture.', { status: 404 });
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
};
