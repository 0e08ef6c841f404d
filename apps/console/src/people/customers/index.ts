import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./list/CustomerList.js')).CustomerList }));
const show = lazy(async () => ({ default: (await import('./page/CustomerPage.js')).CustomerPage }));

export const customers = { name: 'customers', list, show };
