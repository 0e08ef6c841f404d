import type { NextRequest } from 'next/server';
import { leavePreview } from '../../../preview/end-preview';
import { toShop } from '../../../session/begin';

export const POST = (request: NextRequest) => leavePreview(request);

/** A link ends nothing. */
export const GET = () => toShop('/');
