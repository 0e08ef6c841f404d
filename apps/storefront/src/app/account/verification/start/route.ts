import { VERIFIED_GROUPS } from '@simpletread/domain';
import type { NextRequest } from 'next/server';
import { beginVisit, loginHref, toShop } from '../../../../sso';

const PAGE = '/military-discount';

/** Redirects to the partner: a link instead of a form, which would need the partner's origin in every page's policy. */
export const GET = async (request: NextRequest) => {
  const asked = request.nextUrl.searchParams.get('group');
  const group = VERIFIED_GROUPS.find((known) => known === asked);
  if (group === undefined) return toShop(PAGE);
  const url = await beginVisit(group);
  if (url === 'signIn') return toShop(loginHref(PAGE));
  if (url === null) return toShop(`${PAGE}?outcome=unavailable`);
  const response = toShop(PAGE);
  response.headers.set('location', url);
  return response;
};
