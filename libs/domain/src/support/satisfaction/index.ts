export {
  addSatisfaction,
  isSatisfactionOpen,
  MOST_SATISFACTION_CHARACTERS,
  SATISFACTION_AFTER_HOURS,
  SATISFACTION_ASKED_DAYS,
  SATISFACTION_OPEN_DAYS,
  SATISFACTION_PAUSE_DAYS,
  SATISFACTION_RATINGS,
  type SatisfactionAnswer,
  satisfactionLabel,
  type SatisfactionRating,
  satisfactionScore,
} from './satisfaction.js';
