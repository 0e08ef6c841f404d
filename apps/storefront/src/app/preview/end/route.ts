import type { NextRequest } from 'next/server';
import { leavePreview } from '../../../content';
import { toShop } from '../../../sso';

export const POST = (request: NextRequest) => leavePreview(request);

/** A link ends nothing. */
export const GET = () => toShop('/');
