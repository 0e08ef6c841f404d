export type { AccountTypeName, PriceLabel } from './account-type.js';
export { returnPathOf } from './return-path.js';
export {
  ACCOUNT_TYPES,
  DEFAULT_ACCOUNT_TYPE,
  priceGreeting,
  priceLabelOf,
  rankedAccountTypes,
} from './account-type.js';
