import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./PrivacyRequestList.js')).PrivacyRequestList }));
const show = lazy(async () => ({ default: (await import('./PrivacyRequestPage.js')).PrivacyRequestPage }));

export const privacyRequests = { name: 'privacy-requests', list, show };
export { KIND_LABELS, REQUEST_FACES } from './privacy-request-face.js';
