import type { NextRequest } from 'next/server';
import { toShop } from '../../session/begin';
import { signOut } from '../../session/sign-out';

export const POST = (request: NextRequest) => signOut(request);

/** A link signs nobody out. */
export const GET = () => toShop('/account');
