import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ProductList.js')).ProductList }));
const show = lazy(async () => ({ default: (await import('./ProductPage.js')).ProductPage }));

export const products = { name: 'products', list, show };
