import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ApprovalList.js')).ApprovalList }));
const show = lazy(async () => ({ default: (await import('./ApprovalPage.js')).ApprovalPage }));

export const approvals = { name: 'approvals', list, show };
export { APPROVAL_FACES } from './approval-face.js';
