import { buildUrl, getOwnReceipt, getReceiptByToken } from '@simpletread/contract';
import { ORDER_TOKEN_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { callHeaders, forwardedHeaders, serverUrl } from '../../shell/config';
import { handleOf, sessionCookies, tokensOf } from '../../shell/session-tokens';

type Receipt = typeof getOwnReceipt | typeof getReceiptByToken;
type Buyer = { readonly orderId: string; readonly customerId: string };

const ask = async (
  { method, path }: Receipt,
  buyer: Buyer,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> => {
  const response = await fetch(buildUrl(serverUrl(), path, buyer, {}), {
    method,
    cache: 'no-store',
    headers: { ...(await forwardedHeaders()), ...callHeaders(), ...headers },
  });
  if (response.ok) return response;
  if ([400, 401, 403, 404].includes(response.status)) return null;
  throw new Error(`the receipt could not be read: ${response.status}`);
};

/** Returns a receipt for its owner: the signed-in customer, or the browser that placed the order. Null for everyone else. */
export const readReceipt = async (orderId: string, customerId: string): Promise<Response | null> => {
  const buyer = { orderId, customerId };
  const jar = await cookies();
  const handle = handleOf(jar.get(sessionCookies().sso)?.value);
  const session = handle === null ? null : await tokensOf(handle).current();
  const own =
    session === null ? null : await ask(getOwnReceipt, buyer, { authorization: `Bearer ${session}` });
  if (own !== null) return own;
  const token = jar.get(ORDER_TOKEN_COOKIE.name)?.value;
  return token === undefined ? null : ask(getReceiptByToken, buyer, { 'x-order-token': token });
};
