import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./PriceListList.js')).PriceListList }));
const show = lazy(async () => ({ default: (await import('./PriceListPage.js')).PriceListPage }));

export const priceLists = { name: 'price-lists', list, show };
