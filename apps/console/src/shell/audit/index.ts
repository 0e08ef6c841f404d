import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./AuditList.js')).AuditList }));
const show = lazy(async () => ({ default: (await import('./AuditPage.js')).AuditPage }));

export const audit = { name: 'audit', list, show };
export { Changes } from './Changes.js';
export { HistoryPanel } from './HistoryPanel.js';
export { subjectText } from './action-words.js';
export { useAuditCalls } from './audit-calls.js';
export { actorText, recordPath } from './audit-row.js';
export { fieldChanges } from './field-changes.js';
export { fieldName, fieldText } from './field-text.js';
export { RecordWordsContext, labelIn, type RecordWords, useRecordWords, wordIn } from './record-words.js';
