import type { NextRequest } from 'next/server';
import { landFromProvider } from '../../../session/land';

export const GET = (request: NextRequest) => landFromProvider(request);
