import type { NextRequest } from 'next/server';
import { openPreview } from '../../../content';

export const GET = (request: NextRequest) => openPreview(request);
