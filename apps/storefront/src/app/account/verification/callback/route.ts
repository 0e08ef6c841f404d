import type { NextRequest } from 'next/server';
import { finishVisit, loginHref, toShop } from '../../../../sso';

/** Where the partner who verifies people sends them back. What came with them does not stay in the address. */
export const GET = async (request: NextRequest) => {
  const outcome = await finishVisit(request.nextUrl.searchParams);
  return toShop(
    outcome === 'signIn' ? loginHref('/military-discount') : `/military-discount?outcome=${outcome}`,
  );
};
