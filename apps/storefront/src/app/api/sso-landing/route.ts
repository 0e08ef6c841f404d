import type { NextRequest } from 'next/server';
import { landFromProvider } from '../../../sso';

export const GET = (request: NextRequest) => landFromProvider(request);
