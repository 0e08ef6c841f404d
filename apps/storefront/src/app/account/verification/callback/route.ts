import type { NextRequest } from 'next/server';
import { finishVisit } from '../../../../features/military-discount/finish-visit';
import { toShop } from '../../../../session/begin';
import { loginHref } from '../../../../session/customer';

/** Where the partner who verifies people sends them back. What came with them does not stay in the address. */
export const GET = async (request: NextRequest) => {
  const outcome = await finishVisit(request.nextUrl.searchParams);
  return toShop(
    outcome === 'signIn' ? loginHref('/military-discount') : `/military-discount?outcome=${outcome}`,
  );
};
