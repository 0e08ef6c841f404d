import { landFromChannel, type ReplyOf } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { shopperClient } from '../../api/client';
import { toShop } from '../../session/begin';
import { attributesOf } from '../../shopper/cookie-attributes';
import { COOKIES } from '../../shopper/cookies';
import { reportProblem } from '../../telemetry/report-problem';

const LONGEST = 2000;

type Landing = ReplyOf<typeof landFromChannel>;

const pathOf = ({ channel, source }: Landing): string =>
  channel === 'widget' ? `/?${new URLSearchParams({ channel, source })}` : '/';

const keepExchange = (response: NextResponse, { exchangeCustomerId, checkoutUrl }: Landing): void => {
  const kept = [
    [COOKIES.exchangeCustomer, exchangeCustomerId],
    [COOKIES.exchangeCheckout, checkoutUrl],
  ] as const;
  for (const [name, text] of kept) {
    if (text === null) response.cookies.set(name, '', { ...attributesOf(name), maxAge: 0 });
    else response.cookies.set(name, text, attributesOf(name));
  }
};

/**
 * Where a partner's page sends a visitor with a signed proof, by a form. Only what the proof says is kept; a visitor whose proof is not
 * good comes to the shop as anybody does.
 */
export const landVisitor = async (request: NextRequest): Promise<NextResponse> => {
  const form = await request.formData().catch(() => new FormData());
  const proof = form.get('proof');
  if (typeof proof !== 'string' || proof === '' || proof.length > LONGEST) return toShop('/');
  try {
    const client = await shopperClient();
    const landing = await client.call(landFromChannel, {}, { headers: { 'x-authorization': proof } });
    const response = toShop(pathOf(landing));
    if (landing.channel === 'military-exchange') keepExchange(response, landing);
    return response;
  } catch (error) {
    reportProblem('channel landing', error);
    return toShop('/');
  }
};
