export {
  answerSatisfaction,
  readSatisfaction,
  SATISFACTION_FORM,
  satisfactionAnswer,
  type SatisfactionView,
} from './satisfaction.js';
export { getSatisfactionFigures } from './staff/satisfaction.js';
