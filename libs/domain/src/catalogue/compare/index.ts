export { type ComparedRow, compareRow, type FactRow } from './compare-row.js';
export { type ComparedTire, isSameCompared } from './compared-tire.js';
export { comparisonText, type ReadComparison, readComparison } from './comparison-address.js';
export {
  addToComparison,
  comparable,
  type Comparison,
  isCompared,
  LEAST_COMPARED,
  MOST_COMPARED,
  NOTHING_COMPARED,
  removeFromComparison,
} from './comparison.js';
