export {
  answerPromise,
  type CaseClocks,
  joinClocks,
  NO_CLOCKS,
  promiseOf,
  reprioritize,
  startClocks,
  stopClocks,
} from './case-clocks.js';
export {
  CASE_CHANNELS,
  CASE_ENTRY_KINDS,
  CASE_PRIORITIES,
  type CaseChannel,
  caseChannelLabel,
  type CaseEntryKind,
  type CasePriority,
  casePriorityLabel,
  caseTargets,
  formatCaseNumber,
  MOST_CASE_TAGS,
  MOST_CASE_WORDS,
  MOST_MESSAGES_OF_NETWORK,
  MOST_MESSAGES_OF_PERSON,
  MOST_REPLY_WORDS,
  MOST_TAG_LENGTH,
  MOST_UNSOLVED_OF_PERSON,
  parseCaseNumber,
} from './case-facts.js';
export { type CaseBefore, type CasePlan, type CaseRefusal, type CaseRun, planCaseRun } from './case-run.js';
export {
  CASE_IDLE_DAYS,
  CASE_REOPEN_DAYS,
  CASE_STATES,
  caseClosesAt,
  type CaseEvent,
  caseMachine,
  CASES_TO_ANSWER,
  type CaseState,
  caseStateWord,
  isSolvedLately,
  moveCase,
  UNSOLVED_CASES,
} from './case-state.js';
export { type PointedCase, placeInThread, type ThreadPlace } from './join-thread.js';
export { referencedIds, replyAddress, replyTokenIn, withoutQuote } from './reply-address.js';
