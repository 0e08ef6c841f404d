import type { NextRequest } from 'next/server';
import { openVisit } from '../../../acting/open-visit';

export const GET = (request: NextRequest) => openVisit(request);
