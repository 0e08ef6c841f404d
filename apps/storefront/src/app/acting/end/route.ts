import type { NextRequest } from 'next/server';
import { endVisit, toShop } from '../../../sso';

export const POST = (request: NextRequest) => endVisit(request);

/** A link must not end anything. */
export const GET = () => toShop('/account');
