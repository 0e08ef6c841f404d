import type { NextRequest } from 'next/server';
import { returnHref } from '../../../../carts';
import { toShop } from '../../../../sso';

/** A lender's return address. Its parameters don't stay in the address. */
export const GET = async (request: NextRequest) => toShop(await returnHref(request.nextUrl.searchParams));
