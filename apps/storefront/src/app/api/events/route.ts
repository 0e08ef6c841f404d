import type { NextRequest } from 'next/server';
import { forwardEvents } from '../../../insight';

export const POST = (request: NextRequest) => forwardEvents(request);
