export { EndHolds } from './end-holds.js';
export { WarehousePickupModule } from './warehouse-pickup.module.js';
