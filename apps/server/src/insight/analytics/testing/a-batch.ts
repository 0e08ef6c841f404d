import { randomUUID } from 'node:crypto';

import type { CallInput, recordEvents } from '@simpletread/contract';

type Batch = CallInput<typeof recordEvents>['body'];

/** A guest's page view, as their browser reports it. */
export const aPageView = (given: Partial<{ id: string; at: string; path: string }> = {}) => ({
  id: randomUUID(),
  name: 'Page Viewed' as const,
  at: new Date().toISOString(),
  path: '/tire-sizes/225-65r17',
  properties: {},
  ...given,
});

/** One browser's batch. */
export const aBatch = (given: Partial<Batch> = {}): Batch => ({
  analyticsId: randomUUID(),
  sessionId: randomUUID(),
  userType: 'guest',
  events: [aPageView()],
  ...given,
});
