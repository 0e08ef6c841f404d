import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./VehicleList.js')).VehicleList }));
const show = lazy(async () => ({ default: (await import('./VehiclePage.js')).VehiclePage }));

export const vehicles = { name: 'vehicles', list, show };
