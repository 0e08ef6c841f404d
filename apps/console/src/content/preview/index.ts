import { lazy } from 'react';

export const PreviewPage = lazy(async () => ({ default: (await import('./PreviewPage.js')).PreviewPage }));
