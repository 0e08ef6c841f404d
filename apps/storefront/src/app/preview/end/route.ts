import type { NextRequest } from 'next/server';
import { leavePreview } from '../../../content';
import { toShop } from '../../../sso';

export const POST = (request: NextRequest) => leavePreview(request);

/** A link must not end anything. */
export const GET = () => toShop('/');
