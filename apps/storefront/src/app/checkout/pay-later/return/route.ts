import type { NextRequest } from 'next/server';
import { returnHref } from '../../../../carts';
import { toShop } from '../../../../sso';

/** Where a lender sends shoppers back. What came with them does not stay in the address. */
export const GET = async (request: NextRequest) => toShop(await returnHref(request.nextUrl.searchParams));
