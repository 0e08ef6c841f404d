import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./OrderList.js')).OrderList }));
const show = lazy(async () => ({ default: (await import('./OrderPage.js')).OrderPage }));

export const orders = { name: 'orders', list, show };
