import { lazy } from 'react';

export const ReturnFiguresPage = lazy(async () => ({
  default: (await import('./ReturnFiguresPage.js')).ReturnFiguresPage,
}));
