import type { NextRequest } from 'next/server';
import { PREVIEW } from '../../../content';
import { endVisit, toShop } from '../../../sso';

export const POST = (request: NextRequest) => endVisit(PREVIEW, request);

/** A link must not end anything. */
export const GET = () => toShop('/');
