/** Moments at which tests kill the process, to prove that nothing is lost or done twice. */
export const CRASH_POINTS = [
  'checkout.afterHold',
  'checkout.afterAttempt',
  'checkout.afterProvider',
  'payLater.afterOpen',
  'payLater.afterApproval',
  'checkout.beforeCommit',
  'checkout.afterCommit',
  'refundLate.afterProvider',
  'cancel.afterCommit',
  'refund.afterProvider',
  'outbox.afterRelay',
  'outbox.beforeConsumeCommit',
  'outbox.afterConsumeCommit',
  'idempotency.beforeFinish',
  'privacy.afterStep',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];

const chosen = process.env['CRASH_AT'];

/** Kills this process at once, as a power cut would, when CRASH_AT names `point`. */
export const crashPoint = (point: CrashPoint): void => {
  if (chosen === point) process.kill(process.pid, 'SIGKILL');
};
