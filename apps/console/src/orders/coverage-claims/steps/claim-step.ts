import type { AdminCoverageClaim } from '@simpletread/contract';

/** Props of every dialog of a claim. */
export interface StepProps {
  readonly record: AdminCoverageClaim;
  readonly onClose: () => void;
}

/** Queries to read again after a step. */
export const RELOAD = ['coverage-claims', 'orders', 'history', 'approvals', 'gift-cards'];
