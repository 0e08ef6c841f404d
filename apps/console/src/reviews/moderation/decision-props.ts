import type { AdminReview } from '@simpletread/contract';

/** Props of each dialog of a decision. */
export interface DecisionProps {
  readonly record: AdminReview;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
