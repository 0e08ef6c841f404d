import type { NextRequest } from 'next/server';
import { PREVIEW } from '../../../content';
import { openVisit } from '../../../sso';

export const GET = (request: NextRequest) => openVisit(PREVIEW, request);
