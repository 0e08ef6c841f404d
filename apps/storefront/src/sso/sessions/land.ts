import { landSignIn } from '@simpletread/contract';
import { returnPathOf, ZIP_COOKIE } from '@simpletread/domain';
import { NextResponse, type NextRequest } from 'next/server';
import { shopperClient } from '../../shell/api';
import {
  attributesOf,
  clearCookies,
  consentFactsOf,
  trackingIdsOf,
  zipText,
} from '../../shell/stored-values';
import { reportProblem } from '../../shell/error-reports';
import { toShop } from './begin';
import {
  accountTypeAttributes,
  forgetTokens,
  handleOf,
  newCsrfToken,
  sessionCookies,
  ssoAttributes,
  wayInOf,
} from '../../shell/session-tokens';
import { settlePersonalization } from './personalization';

const LONGEST = 4000;

const given = (params: URLSearchParams, name: string): Record<string, string> => {
  const all = params.getAll(name);
  const [text] = all;
  return all.length === 1 && text !== undefined && text.length <= LONGEST ? { [name]: text } : {};
};

/** The provider's return address: creates a session with a new handle. */
export const landFromProvider = async (request: NextRequest): Promise<NextResponse> => {
  const { searchParams } = request.nextUrl;
  const names = sessionCookies();
  const previous = handleOf(request.cookies.get(names.sso)?.value);
  try {
    const landed = await (
      await shopperClient()
    ).call(landSignIn, {
      body: {
        state: '',
        ...given(searchParams, 'state'),
        ...given(searchParams, 'code'),
        ...given(searchParams, 'iss'),
        ...given(searchParams, 'error'),
        binding: request.cookies.get(names.login)?.value ?? null,
        ...(previous === null ? {} : { previousHandle: previous }),
      },
    });
    if (previous !== null) forgetTokens(previous);
    const zip = await settlePersonalization(landed.handle, {
      zipText: request.cookies.get(ZIP_COOKIE.name)?.value,
      tracking: trackingIdsOf(request.cookies, consentFactsOf(request)),
    });
    const returnTo = returnPathOf(landed.returnTo);
    const response = toShop(returnTo);
    if (zip !== null) response.cookies.set(ZIP_COOKIE.name, zipText(zip), attributesOf(ZIP_COOKIE));
    response.cookies.set(names.sso, landed.handle, ssoAttributes());
    response.cookies.set(names.csrf, newCsrfToken(), ssoAttributes());
    response.cookies.set(names.accountType, landed.accountType, accountTypeAttributes());
    response.cookies.set(names.wayIn, wayInOf(returnTo), ssoAttributes());
    clearCookies({ request, response }, [names.login], ssoAttributes());
    return response;
  } catch (error) {
    reportProblem('landing', error);
    return toShop('/sign-in-problem');
  }
};
