import { noteOpened } from '../../../../content';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

/** A transparent picture of one dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The dot in newsletters to people who agreed that we see whether they open them. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  await noteOpened(token);
  return new Response(DOT, { headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' } });
};
