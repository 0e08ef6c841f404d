import { endSession } from '@simpletread/contract';
import { timingSafeEqual } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import { toShop } from './begin';
import { clearSession } from './clear-session';
import { forgetTokens, handleOf, sessionCookies, type WayIn, WAYS_IN } from '../../shell/session-tokens';

const isSame = (given: FormDataEntryValue | null, expected: string | undefined): boolean => {
  if (typeof given !== 'string' || expected === undefined || expected === '') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const endAt = async (handle: string, returnTo: WayIn): Promise<string | null> => {
  forgetTokens(handle);
  try {
    return (await (await shopperClient()).call(endSession, { body: { handle, returnTo } })).url;
  } catch (error) {
    reportProblem('sign-out', error);
    return null;
  }
};

/**
 * Signs out of the shop and of the provider, and returns to the entry page [R1.13]; a form on another site can't, because it doesn't know
 * the token.
 */
export const signOut = async (request: NextRequest): Promise<NextResponse> => {
  const names = sessionCookies();
  const form = await request.formData().catch(() => new FormData());
  if (!isSame(form.get('csrf'), request.cookies.get(names.csrf)?.value)) return toShop('/account');
  const isEmployees = [form.get('returnTo'), request.cookies.get(names.wayIn)?.value].includes('employees');
  const returnTo: WayIn = isEmployees ? 'employees' : 'home';
  const handle = handleOf(request.cookies.get(names.sso)?.value);
  const url = handle === null ? null : await endAt(handle, returnTo);
  const response = toShop(WAYS_IN[returnTo]);
  if (url !== null) response.headers.set('location', url);
  clearSession(request, response);
  return response;
};
