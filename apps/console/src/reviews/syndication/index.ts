import { lazy } from 'react';

export const ReviewSyndicationPage = lazy(async () => ({
  default: (await import('./ReviewSyndicationPage.js')).ReviewSyndicationPage,
}));
