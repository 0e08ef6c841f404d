import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./SearchesList.js')).SearchesList }));

export const searches = { name: 'searches', list };
