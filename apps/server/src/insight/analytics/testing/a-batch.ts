import { randomUUID } from 'node:crypto';

import type { CallInput, recordEvents } from '@simpletread/contract';

type Batch = CallInput<typeof recordEvents>['body'];

/** A page that a guest looked at, as their browser tells it. */
export const aPageView = (given: Partial<{ id: string; at: string; path: string }> = {}) => ({
  id: randomUUID(),
  name: 'Page Viewed' as const,
  at: new Date().toISOString(),
  path: '/tire-sizes/225-65r17',
  properties: {},
  ...given,
});

/** What one browser sends at once. */
export const aBatch = (given: Partial<Batch> = {}): Batch => ({
  analyticsId: randomUUID(),
  sessionId: randomUUID(),
  userType: 'guest',
  events: [aPageView()],
  ...given,
});
