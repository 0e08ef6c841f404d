import { lazy } from 'react';

export const SatisfactionPage = lazy(async () => ({
  default: (await import('./SatisfactionPage.js')).SatisfactionPage,
}));
