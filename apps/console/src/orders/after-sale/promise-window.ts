import { ANSWER_HOURS, REFUND_HOURS } from '@simpletread/domain';

const HOUR_MS = 3_600_000;
const HOURS = { answer: ANSWER_HOURS, refund: REFUND_HOURS } as const;

/** Our next step of a return or claim, and its deadline. */
export interface Promised {
  readonly waitsFor: 'answer' | 'refund' | null;
  readonly dueAt: string | null;
}

export interface PromiseWindow {
  readonly kind: 'answer' | 'refund';
  readonly opensAt: string;
  readonly closesAt: string;
}

/** The promise that a request waits for, from when it was given to when it is due; null if nothing waits for us. */
export const promiseOf = ({ waitsFor, dueAt }: Promised): PromiseWindow | null => {
  if (waitsFor === null || dueAt === null) return null;
  const opensAt = new Date(Date.parse(dueAt) - HOURS[waitsFor] * HOUR_MS).toISOString();
  return { kind: waitsFor, opensAt, closesAt: dueAt };
};
