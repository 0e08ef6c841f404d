import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./AuditList.js')).AuditList }));

export const audit = { name: 'audit', list };
