import type { NextRequest } from 'next/server';
import { openVisit } from '../../../sso';

export const GET = (request: NextRequest) => openVisit(request);
