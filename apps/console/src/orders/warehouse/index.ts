import { lazy } from 'react';

export { ALL_WAREHOUSES, useOwnWarehouse } from './own-warehouse.js';
export { WarehousePage } from './WarehousePage.js';

export const PickPage = lazy(async () => ({ default: (await import('./PickPage.js')).PickPage }));
export const HandOverPage = lazy(async () => ({ default: (await import('./HandOverPage.js')).HandOverPage }));
export const ReceivePage = lazy(async () => ({ default: (await import('./ReceivePage.js')).ReceivePage }));
export const CountPage = lazy(async () => ({ default: (await import('./CountPage.js')).CountPage }));
