import { buildUrl, getOwnReturnLabel, openTrackedReturnLabel } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { callHeaders, forwardedHeaders, serverUrl } from '../../shell/config';
import { handleOf, sessionCookies, tokensOf } from '../../shell/session-tokens';
import { readTrackedOrder } from '../tracking';
import type { ReturnPlace } from './return-place';

const ask = async (
  path: string,
  init: RequestInit,
  headers: Record<string, string>,
): Promise<Response | null> => {
  const response = await fetch(path, {
    ...init,
    cache: 'no-store',
    headers: { ...(await forwardedHeaders()), ...callHeaders(), ...headers },
  });
  if (response.ok) return response;
  if ([400, 401, 403, 404, 409].includes(response.status)) return null;
  throw new Error(`the labels could not be read: ${response.status}`);
};

/** Returns the labels of an approved return as PDF; null for everyone but its buyer. */
export const readLabel = async (place: ReturnPlace, returnNumber: string): Promise<Response | null> => {
  if (place === 'tracked') {
    const proof = await readTrackedOrder();
    if (proof === null) return null;
    const url = buildUrl(serverUrl(), openTrackedReturnLabel.path, { returnNumber }, {});
    const init = { method: openTrackedReturnLabel.method, body: JSON.stringify(proof) };
    return ask(url, init, { 'content-type': 'application/json' });
  }
  const handle = handleOf((await cookies()).get(sessionCookies().sso)?.value);
  const session = handle === null ? null : await tokensOf(handle).current();
  if (session === null) return null;
  const url = buildUrl(serverUrl(), getOwnReturnLabel.path, { ...place, returnNumber }, {});
  return ask(url, { method: getOwnReturnLabel.method }, { authorization: `Bearer ${session}` });
};

/** The reply of a label's address. */
export const labelReply = (label: Response): Response =>
  new Response(label.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="labels.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
