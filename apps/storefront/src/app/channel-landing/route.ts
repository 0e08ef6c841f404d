import type { NextRequest } from 'next/server';
import { landVisitor, toShop } from '../../sso';

export const POST = (request: NextRequest) => landVisitor(request);

/** Who comes by a link brings no proof. */
export const GET = () => toShop('/');
