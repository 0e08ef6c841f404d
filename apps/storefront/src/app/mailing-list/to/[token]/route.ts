import { followedPath } from '../../../../content';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

/** A link of a newsletter: it counts, without cookies, and leads to a page of the shop. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: { location: await followedPath(token), 'cache-control': 'no-store' },
  });
};
