import { lazy } from 'react';

export const OrderSheetsPage = lazy(async () => ({
  default: (await import('./OrderSheetsPage.js')).OrderSheetsPage,
}));
export { orderSheetsPath } from './order-sheets-path.js';
