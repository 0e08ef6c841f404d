import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./EventList.js')).EventList }));

export const outboxEvents = { name: 'outbox-events', list };
