import type { NextRequest } from 'next/server';
import { landVisitor, toShop } from '../../sso';

export const POST = (request: NextRequest) => landVisitor(request);

/** A visit by link has no proof. */
export const GET = () => toShop('/');
