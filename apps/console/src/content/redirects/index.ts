import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./RedirectList.js')).RedirectList }));

export const redirects = { name: 'redirects', list };
