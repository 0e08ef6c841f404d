import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ApplicationList.js')).ApplicationList }));
const show = lazy(async () => ({ default: (await import('./ApplicationPage.js')).ApplicationPage }));

export const accountApplications = { name: 'account-applications', list, show };
