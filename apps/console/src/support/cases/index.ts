import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./Inbox.js')).Inbox }));
const show = lazy(async () => ({ default: (await import('./CasePage.js')).CasePage }));

export const cases = { name: 'cases', list, show };
export { CASE_FACES } from './case-face.js';
export { CasesPanel, orderCases } from './CasesPanel.js';
