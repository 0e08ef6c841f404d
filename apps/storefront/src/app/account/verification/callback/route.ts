import type { NextRequest } from 'next/server';
import { finishVisit, loginHref, toShop } from '../../../../sso';

/** The verification partner's return address. Its parameters don't stay in the address. */
export const GET = async (request: NextRequest) => {
  const outcome = await finishVisit(request.nextUrl.searchParams);
  return toShop(
    outcome === 'signIn' ? loginHref('/military-discount') : `/military-discount?outcome=${outcome}`,
  );
};
