import type { AdminPriceClaim } from '@simpletread/contract';

/** Props of every dialog of a claim. */
export interface StepProps {
  readonly record: AdminPriceClaim;
  readonly onClose: () => void;
}

/** Queries to read again after a step. */
export const RELOAD = ['price-claims', 'orders', 'history', 'approvals'];
