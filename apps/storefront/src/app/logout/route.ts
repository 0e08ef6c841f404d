import type { NextRequest } from 'next/server';
import { signOut, toShop } from '../../sso';

export const POST = (request: NextRequest) => signOut(request);

/** A link signs nobody out. */
export const GET = () => toShop('/account');
