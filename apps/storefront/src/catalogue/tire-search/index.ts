export { formAddress } from './filters/form-address';
export {
  countFilters,
  readResultFilters,
  type ResultFilters,
  type WordFilter,
} from './filters/result-filters';
export { ResultsView } from './results/ResultsView';
export { TireResult } from './results/TireResult';
export { TopPicks } from './results/TopPicks';
export { tireCountWords } from './results/count-words';
export { isPerTireView, priceUnitOf, priceViewParams } from './results/price-view';
export { resultAddress } from './results/result-address';
export { tireQuery } from './results/tire-query';
