export { CONTACT_REASONS, type ContactReason, contactReasonText } from './contact-reason.js';
export {
  FIGURE_PERIODS,
  type FigurePeriod,
  figurePeriodText,
  figureStart,
  weekStarts,
} from './figure-period.js';
