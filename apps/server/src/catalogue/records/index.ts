export { PlanEffects, type ChangedValues } from './plan-effects.js';
export { RecordStores } from './record-stores.js';
export { type RecordMapping } from './record-mapping.js';
export { RecordsModule } from './records.module.js';
export { TableStore } from './table-store.js';
