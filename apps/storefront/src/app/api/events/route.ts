import type { NextRequest } from 'next/server';
import { forwardEvents } from '../../../features/analytics/forward-events';

export const POST = (request: NextRequest) => forwardEvents(request);
