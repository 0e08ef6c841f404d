import { lazy } from 'react';

export const SalesFiguresPage = lazy(async () => ({
  default: (await import('./SalesFiguresPage.js')).SalesFiguresPage,
}));
