export {
  type AnswerableDelay,
  DELAY_ANSWERS,
  type DelayAnswer,
  mayAnswerDelay,
  mayReportDelay,
} from './delay-answer.js';
export {
  askDelayBy,
  type DelayOffer,
  delayOffer,
  isPromiseBroken,
  LEAST_ANSWER_MS,
  type ReportedDelay,
  SHORT_DELAY_DAYS,
  type Silence,
  SILENCES,
} from './delay-offer.js';
export { DELAY_REASONS, type DelayReason, delayReasonForBuyers, delayReasonText } from './delay-reason.js';
export {
  DELAY_STATES,
  delayMachine,
  type DelayState,
  delayStateWord,
  isOpenDelay,
  OPEN_DELAYS,
} from './delay-state.js';
