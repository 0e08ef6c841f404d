import type { NextRequest } from 'next/server';
import { switchPreview } from '../../../preview/change-preview';
import { toShop } from '../../../session/begin';

export const POST = (request: NextRequest) => switchPreview(request);

/** A link changes nothing. */
export const GET = () => toShop('/');
