export {
  type BoughtTogether,
  boughtTogether,
  type BuyerLines,
  type Companion,
  FEWEST_BUYERS,
} from './bought-together.js';
