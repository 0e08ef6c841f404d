import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./PromotionList.js')).PromotionList }));
const show = lazy(async () => ({ default: (await import('./PromotionPage.js')).PromotionPage }));
const create = lazy(async () => ({ default: (await import('./NewPromotionPage.js')).NewPromotionPage }));

export const promotions = { name: 'promotions', list, show, create };
