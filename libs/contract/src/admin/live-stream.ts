import { z } from 'zod';

import { shape } from '../schema/index.js';

/** What `GET /admin/stream` sends as server-sent events to signed-in staff: that something changed, never the thing itself. */
export const liveUpdate = shape({
  topic: z.enum(['orders', 'messages', 'products']),
  id: z.string(),
  type: z.string(),
});

export type LiveUpdate = z.output<typeof liveUpdate>;

export const LIVE_STREAM_PATH = '/admin/stream';
