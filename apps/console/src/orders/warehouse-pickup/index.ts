import { lazy } from 'react';

export { pickupCounters } from './counters/index.js';

export const PickupsPage = lazy(async () => ({ default: (await import('./PickupsPage.js')).PickupsPage }));
