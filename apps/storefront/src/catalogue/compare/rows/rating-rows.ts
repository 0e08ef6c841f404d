import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { setFact, tireFact } from './fact';

const yesNo = (isSo: boolean): string => (isSo ? 'Yes' : 'No');

/** Ratings molded into the sidewall. More isn't better: the vehicle's needs decide. */
export const ratingRows = (items: readonly ComparedItem[]): readonly ComparisonFact[] => [
  tireFact('size', 'Size', items, ({ sizeCode }) => sizeCode),
  setFact('category', 'Type', items, ({ categoryName }) => categoryName),
  tireFact('load', 'Load index', items, ({ loadIndex, maxLoadLb }) =>
    loadIndex === null ? null : `${loadIndex} (${maxLoadLb.toLocaleString('en-US')} lb)`,
  ),
  tireFact('speed', 'Speed rating', items, ({ speedSymbol, specs }) => {
    if (speedSymbol === null) return null;
    return specs.maxSpeedMph === null ? speedSymbol : `${speedSymbol} (${specs.maxSpeedMph} mph)`;
  }),
  tireFact('range', 'Load range', items, ({ loadRange, isExtraLoad }) =>
    isExtraLoad ? `${loadRange}, extra load` : loadRange,
  ),
  setFact('snow', 'Severe snow rated', items, ({ hasSnowflake }) => yesNo(hasSnowflake)),
  tireFact('runflat', 'Run flat', items, ({ isRunFlat }) => yesNo(isRunFlat)),
];
