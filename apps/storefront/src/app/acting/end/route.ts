import type { NextRequest } from 'next/server';
import { ACTING, endVisit, toShop } from '../../../sso';

export const POST = (request: NextRequest) => endVisit(ACTING, request);

/** A link must not end anything. */
export const GET = () => toShop('/account');
