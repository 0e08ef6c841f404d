import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./FleetList.js')).FleetList }));
const show = lazy(async () => ({ default: (await import('./FleetPage.js')).FleetPage }));
const unitList = lazy(async () => ({ default: (await import('./units/UnitList.js')).UnitList }));
const unitPage = lazy(async () => ({ default: (await import('./units/UnitPage.js')).UnitPage }));

export { FLEET_FACES } from './fleet-face.js';
export const fleets = { name: 'fleets', list, show };
export const fleetUnits = { name: 'fleet-units', list: unitList, show: unitPage };
