export { WarehousesModule } from './warehouses.module.js';
export { Warehouses, type Warehouse } from './warehouses.js';
export type { WarehouseRow } from './warehouse.entity.js';
