import type { NextRequest } from 'next/server';
import { openPreview } from '../../../preview/open-preview';

export const GET = (request: NextRequest) => openPreview(request);
