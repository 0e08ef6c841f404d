import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./JobsPage.js')).JobsPage }));

export const jobs = { name: 'jobs', list };
