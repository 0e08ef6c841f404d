export { StockAllocations } from './stock-allocations.js';
export { type StockLevelRow } from './stock-level.entity.js';
export { type StockMovementRow } from './stock-movement.entity.js';
export { StockModule } from './stock.module.js';
export { type Allocation } from './stock.repository.js';
