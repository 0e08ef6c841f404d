export { FleetsModule } from './fleets.module.js';
export type { FleetEntityRow as FleetRow } from './store/fleet.entity.js';
export type { FleetUnitEntityRow as FleetUnitRow } from './store/fleet-unit.entity.js';
