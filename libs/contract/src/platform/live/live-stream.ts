import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { shape } from '../shape/index.js';

/** What the live stream sends to signed-in staff: that something changed, never the thing itself. */
export const liveUpdate = shape({
  topic: z.enum(['orders', 'messages', 'products', 'approvals', 'staff', 'quotes']),
  id: z.string(),
  type: z.string(),
});

export type LiveUpdate = z.output<typeof liveUpdate>;

export const streamLiveUpdates = endpoint({
  id: 'admin.stream',
  method: 'GET',
  path: '/admin/stream',
  summary: 'Server-sent events that say what changed, so that open consoles can read it again.',
  access: staffAccess(),
  faults: [],
});

export const LIVE_STREAM_PATH = streamLiveUpdates.path;
