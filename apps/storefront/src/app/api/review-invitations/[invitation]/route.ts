import { stopInvitations, stopInvitationsHref } from '../../../../reviews';

interface Context {
  readonly params: Promise<{ readonly invitation: string }>;
}

/** The button of a mail program: it stops emails that ask for reviews, without cookies or a session (RFC 8058). */
export const POST = async (_request: Request, { params }: Context): Promise<Response> => {
  const { invitation } = await params;
  return new Response(null, { status: (await stopInvitations(invitation)) ? 204 : 503 });
};

/** Opened as a page, it only asks: programs that look at emails open links. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { invitation } = await params;
  return new Response(null, {
    status: 303,
    headers: { location: stopInvitationsHref(invitation), 'cache-control': 'no-store' },
  });
};
