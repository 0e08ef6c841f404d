import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./RequestList.js')).RequestList }));
const show = lazy(async () => ({ default: (await import('./RequestPage.js')).RequestPage }));

export const salesRequests = { name: 'sales-requests', list, show };
export const PipelinePage = lazy(async () => ({ default: (await import('./PipelinePage.js')).PipelinePage }));
export { SALES_REQUEST_FACES } from './request-face.js';
