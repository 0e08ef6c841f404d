export { WarehouseModule } from './warehouse.module.js';
