export {
  type OrderedLine,
  reorderObstacles,
  type ReorderObstacle,
  type ReorderStock,
} from './plan-reorder.js';
