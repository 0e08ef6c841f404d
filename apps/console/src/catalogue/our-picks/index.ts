import { lazy } from 'react';

export const OurPicksPage = lazy(async () => ({ default: (await import('./OurPicksPage.js')).OurPicksPage }));
