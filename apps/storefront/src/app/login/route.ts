import type { NextRequest } from 'next/server';
import { beginAtProvider } from '../../sso';

export const GET = (request: NextRequest) => beginAtProvider(request, 'login');
