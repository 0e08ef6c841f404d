import type { NextRequest } from 'next/server';
import { switchPreview } from '../../../content';
import { toShop } from '../../../sso';

export const POST = (request: NextRequest) => switchPreview(request);

/** A link must not change anything. */
export const GET = () => toShop('/');
