export { SalesModule } from './sales.module.js';
export type { QuoteRow } from './quotes/index.js';
export type { FleetRow, FleetUnitRow } from './fleets/index.js';
export type { RequestRow } from './requests/index.js';
