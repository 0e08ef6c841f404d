export {
  AGENT_ALERT_KINDS,
  ALERT_KINDS,
  ALERT_SEVERITIES,
  alertAdvice,
  type AlertKind,
  alertLabel,
  alertSeverity,
  type AlertSeverity,
} from './alert-kind.js';
export {
  ALERT_STATES,
  type AlertEvent,
  alertMachine,
  type AlertState,
  isAlertOpen,
  moveAlert,
} from './alert-state.js';
