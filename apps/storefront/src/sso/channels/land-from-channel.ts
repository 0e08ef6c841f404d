import { EXCHANGE_CHECKOUT_COOKIE, EXCHANGE_CUSTOMER_COOKIE } from '@simpletread/domain';
import { landFromChannel, type ReplyOf } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { shopperClient } from '../../shell/api';
import { toShop } from '../sessions';
import { attributesOf, clearCookies } from '../../shell/stored-values';
import { reportProblem } from '../../shell/error-reports';

const LONGEST = 2000;

type Landing = ReplyOf<typeof landFromChannel>;

const pathOf = ({ channel, source }: Landing): string =>
  channel === 'widget' ? `/?${new URLSearchParams({ channel, source })}` : '/';

const keepExchange = (
  request: NextRequest,
  response: NextResponse,
  { exchangeCustomerId, checkoutUrl }: Landing,
): void => {
  const kept = [
    [EXCHANGE_CUSTOMER_COOKIE, exchangeCustomerId],
    [EXCHANGE_CHECKOUT_COOKIE, checkoutUrl],
  ] as const;
  for (const [cookie, text] of kept) {
    if (text === null) clearCookies({ request, response }, [cookie.name], attributesOf(cookie));
    else response.cookies.set(cookie.name, text, attributesOf(cookie));
  }
};

/**
 * Receives a partner's visitor with a signed proof, by form. Only the proof's content is stored; a visitor with an invalid proof enters the
 * shop like anyone.
 */
export const landVisitor = async (request: NextRequest): Promise<NextResponse> => {
  const form = await request.formData().catch(() => new FormData());
  const proof = form.get('proof');
  if (typeof proof !== 'string' || proof === '' || proof.length > LONGEST) return toShop('/');
  try {
    const client = await shopperClient();
    const landing = await client.call(landFromChannel, {}, { headers: { 'x-authorization': proof } });
    const response = toShop(pathOf(landing));
    if (landing.channel === 'military-exchange') keepExchange(request, response, landing);
    return response;
  } catch (error) {
    reportProblem('channel landing', error);
    return toShop('/');
  }
};
