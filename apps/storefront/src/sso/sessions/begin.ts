import { beginSignIn } from '@simpletread/contract';
import { hasConsent, returnPathOf, SSO_EVENT_COOKIE } from '@simpletread/domain';
import { NextResponse, type NextRequest } from 'next/server';
import { storefrontUrl } from '../../shell/config';
import { shopperClient } from '../../shell/api';
import { attributesOf, consentFactsOf, trackingIdsOf } from '../../shell/stored-values';
import { reportProblem } from '../../shell/error-reports';
import { readCustomer } from './customer';
import { handleOf, loginAttributes, sessionCookies } from '../../shell/session-tokens';

const TRACKING_ID = /^[\w.:~-]{1,128}$/;

export const toShop = (path: string): NextResponse => {
  const response = NextResponse.redirect(new URL(path, storefrontUrl()), 303);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
};

/** Sends a guest to the sign-in provider, bound to return in the same browser; a signed-in customer continues directly. */
export const beginAtProvider = async (
  request: NextRequest,
  action: 'login' | 'register',
): Promise<NextResponse> => {
  const { searchParams } = request.nextUrl;
  const returnTo = returnPathOf(searchParams.get('returnTo'));
  if ((await readCustomer()) !== null) return toShop(returnTo);
  const { login } = sessionCookies();
  const known = handleOf(request.cookies.get(login)?.value);
  const partner = searchParams.get('partner_integration') ?? '';
  const facts = consentFactsOf(request);
  const { sessionId, anonymousId } = trackingIdsOf(request.cookies, facts);
  try {
    const client = await shopperClient();
    const { url, binding } = await client.call(beginSignIn, {
      body: {
        action,
        returnTo,
        ...(known === null ? {} : { binding: known }),
        ...(sessionId === undefined ? {} : { sessionId }),
        ...(anonymousId === undefined ? {} : { anonymousId }),
        ...(TRACKING_ID.test(partner) ? { partnerIntegration: partner } : {}),
        ...(searchParams.get('displaySimpleCrewView') === 'true' ? { displaySimpleCrewView: true } : {}),
      },
    });
    const response = toShop('/');
    response.headers.set('location', url);
    response.cookies.set(login, binding, loginAttributes());
    if (hasConsent('analytics', facts))
      response.cookies.set(SSO_EVENT_COOKIE.name, action, attributesOf(SSO_EVENT_COOKIE));
    return response;
  } catch (error) {
    reportProblem('sign-in', error);
    return toShop(`/sign-in-problem?returnTo=${encodeURIComponent(returnTo)}`);
  }
};
