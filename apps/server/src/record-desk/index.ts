export { type ChangedValues, PlanEffects } from './plan-effects.js';
export { RecordDeskModule } from './record-desk.module.js';
export { RecordStores } from './record-stores.js';
export type { RecordTable } from './record-table.js';
export { TableStore } from './table-store.js';
