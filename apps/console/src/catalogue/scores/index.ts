import { lazy } from 'react';

export const ScoreWeightsPage = lazy(async () => ({
  default: (await import('./ScoreWeightsPage.js')).ScoreWeightsPage,
}));
