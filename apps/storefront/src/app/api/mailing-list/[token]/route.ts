import { leaveByMailProgram, subscriptionHref } from '../../../../content';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

/** The button of a mail program: it leaves the list, without cookies or a session (RFC 8058). */
export const POST = async (_request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  return new Response(null, { status: (await leaveByMailProgram(token)) ? 204 : 503 });
};

/** Opened as a page, it only shows the subscription: programs that look at emails open links. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: { location: subscriptionHref(token), 'cache-control': 'no-store' },
  });
};
