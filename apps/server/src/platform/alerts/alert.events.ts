/** An alert was raised for the first time since the last one like it was closed. */
export const ALERT_RAISED = 'AlertRaised';

export interface AlertRaisedPayload {
  readonly alertId: string;
}
