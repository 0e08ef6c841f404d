import type { NextRequest } from 'next/server';
import { endVisit, toShop } from '../../../sso';

export const POST = (request: NextRequest) => endVisit(request);

/** A link ends nothing. */
export const GET = () => toShop('/account');
