import { notFound } from 'next/navigation';
import { readQuoteFile } from '../../../../sales';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

/** The quote of a link as it was sent, as a file. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { token } = await params;
  const file = await readQuoteFile(token);
  if (file === null) notFound();
  return new Response(file.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': file.headers.get('content-disposition') ?? 'inline',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
};
