import type { AdminReturn } from '@simpletread/contract';

/** What a dialog of a return gets. */
export interface StepProps {
  readonly record: AdminReturn;
  readonly onClose: () => void;
}

/** Queries to read again after a step. */
export const RELOAD = ['returns', 'orders', 'history', 'approvals'];
