import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./CounterList.js')).CounterList }));
const show = lazy(async () => ({ default: (await import('./CounterPage.js')).CounterPage }));

export const pickupCounters = { name: 'pickup-counters', list, show };
