import type { NextRequest } from 'next/server';
import { ACTING, openVisit } from '../../../sso';

export const GET = (request: NextRequest) => openVisit(ACTING, request);
