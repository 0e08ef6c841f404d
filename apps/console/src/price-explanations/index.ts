import { lazy } from 'react';

export const ExplainPricePage = lazy(async () => ({
  default: (await import('./ExplainPricePage.js')).ExplainPricePage,
}));
