import type { NextRequest } from 'next/server';
import { endVisit } from '../../../acting/end-visit';
import { toShop } from '../../../session/begin';

export const POST = (request: NextRequest) => endVisit(request);

/** A link ends nothing. */
export const GET = () => toShop('/account');
