import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./AuditList.js')).AuditList }));
const show = lazy(async () => ({ default: (await import('./AuditPage.js')).AuditPage }));

export const audit = { name: 'audit', list, show };
