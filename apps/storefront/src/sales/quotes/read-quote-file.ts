import { printQuote } from '@simpletread/contract';
import { callHeaders, forwardedHeaders, serverUrl } from '../../shell/config';

/** Returns a link's quote as PDF; null without one. */
export const readQuoteFile = async (token: string): Promise<Response | null> => {
  const response = await fetch(`${serverUrl()}${printQuote.path}`, {
    method: printQuote.method,
    cache: 'no-store',
    headers: { ...(await forwardedHeaders()), ...callHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (response.ok) return response;
  if ([400, 404].includes(response.status)) return null;
  throw new Error(`the quote could not be printed: ${response.status}`);
};
