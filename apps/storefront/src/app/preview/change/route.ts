import type { NextRequest } from 'next/server';
import { switchPreview } from '../../../content';
import { toShop } from '../../../sso';

export const POST = (request: NextRequest) => switchPreview(request);

/** A link changes nothing. */
export const GET = () => toShop('/');
