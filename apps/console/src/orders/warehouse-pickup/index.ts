import { lazy } from 'react';

export const PickupsPage = lazy(async () => ({ default: (await import('./PickupsPage.js')).PickupsPage }));
