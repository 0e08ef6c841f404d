export {
  moveRule,
  priceRuleMachine,
  RULE_EVENTS,
  RULE_STATES,
  type RuleEvent,
  type RulePhase,
  rulePhase,
  type RuleState,
} from './rule-state.js';
