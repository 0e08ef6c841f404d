import type { NextRequest } from 'next/server';
import { beginAtProvider } from '../../session/begin';

export const GET = (request: NextRequest) => beginAtProvider(request, 'register');
