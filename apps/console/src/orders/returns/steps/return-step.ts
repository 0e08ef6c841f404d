import type { AdminReturn } from '@simpletread/contract';

/** Props of every dialog of a return. */
export interface StepProps {
  readonly record: AdminReturn;
  readonly onClose: () => void;
}

/** Queries to read again after a step. */
export const RELOAD = ['returns', 'orders', 'history', 'approvals'];
