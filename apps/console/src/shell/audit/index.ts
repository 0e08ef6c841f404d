import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./AuditList.js')).AuditList }));
const show = lazy(async () => ({ default: (await import('./AuditPage.js')).AuditPage }));

export const audit = { name: 'audit', list, show };
export { Changes } from './Changes.js';
export { HistoryPanel } from './HistoryPanel.js';
export { subjectText } from './action-words.js';
export { recordPath } from './audit-row.js';
export { fieldChanges } from './field-changes.js';
export { RecordWordsContext, labelIn, type RecordWords, wordIn } from './record-words.js';
