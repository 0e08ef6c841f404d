import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./AlertList.js')).AlertList }));
const show = lazy(async () => ({ default: (await import('./AlertPage.js')).AlertPage }));

export const alerts = { name: 'alerts', list, show };
export { ALERT_FACES, SEVERITY_FACES } from './alert-face.js';
