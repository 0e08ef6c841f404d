import type { NextRequest } from 'next/server';
import { returnHref } from '../../../../features/checkout/return-from-lender';
import { toShop } from '../../../../session/begin';

/** Where a lender sends shoppers back. What came with them does not stay in the address. */
export const GET = async (request: NextRequest) => toShop(await returnHref(request.nextUrl.searchParams));
