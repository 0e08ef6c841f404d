import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { shape } from '../shape/index.js';

/** The live stream's message to signed-in staff: something changed, but not what it contains. */
export const liveUpdate = shape({
  topic: z.enum([
    'orders',
    'messages',
    'products',
    'approvals',
    'staff',
    'quotes',
    'sales-requests',
    'fleets',
    'alerts',
    'returns',
    'price-claims',
    'coverage-claims',
    'reviews',
    'cases',
    'presence',
    'work',
  ]),
  id: z.string(),
  type: z.string(),
});

export type LiveUpdate = z.output<typeof liveUpdate>;

export const streamLiveUpdates = endpoint({
  id: 'admin.stream',
  method: 'GET',
  path: '/admin/stream',
  summary: 'Server-sent events that announce changes, so open consoles can reload them.',
  access: staffAccess(),
  faults: [],
});

export const LIVE_STREAM_PATH = streamLiveUpdates.path;
