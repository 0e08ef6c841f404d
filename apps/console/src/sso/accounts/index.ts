import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./AccountList.js')).AccountList }));
const show = lazy(async () => ({ default: (await import('./AccountPage.js')).AccountPage }));

export const accounts = { name: 'accounts', list, show };
