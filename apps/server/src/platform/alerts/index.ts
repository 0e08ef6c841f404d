export type { AlertFact, AlertRow } from './alert.entity.js';
export { AlertRepository, type AlertToRaise } from './alert.repository.js';
export { Alerts } from './alerts.js';
export { AlertsModule } from './alerts.module.js';
