import type { NextRequest } from 'next/server';
import { signOut, toShop } from '../../sso';

export const POST = (request: NextRequest) => signOut(request);

/** A link must not sign anyone out. */
export const GET = () => toShop('/account');
