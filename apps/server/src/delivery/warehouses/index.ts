export { WarehousesModule } from './warehouses.module.js';
export { Warehouses, type Warehouse } from './warehouses.js';
