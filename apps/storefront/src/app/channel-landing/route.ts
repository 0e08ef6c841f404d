import type { NextRequest } from 'next/server';
import { landVisitor } from '../../features/channels/land-from-channel';
import { toShop } from '../../session/begin';

export const POST = (request: NextRequest) => landVisitor(request);

/** Who comes by a link brings no proof. */
export const GET = () => toShop('/');
