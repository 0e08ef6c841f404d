import type { AdminPriceClaim } from '@simpletread/contract';

/** What a dialog of a claim gets. */
export interface StepProps {
  readonly record: AdminPriceClaim;
  readonly onClose: () => void;
}

/** Queries to read again after a step. */
export const RELOAD = ['price-claims', 'orders', 'history', 'approvals'];
