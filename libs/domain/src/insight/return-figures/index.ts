export {
  FIGURE_PERIODS,
  type FigurePeriod,
  figurePeriodText,
  figureStart,
  weekStarts,
} from './figure-period.js';
