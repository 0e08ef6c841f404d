import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ShopList.js')).ShopList }));
const show = lazy(async () => ({ default: (await import('./ShopPage.js')).ShopPage }));

export const shops = { name: 'shops', list, show };
