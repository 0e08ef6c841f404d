import type { AdminCase } from '@simpletread/contract';

/** Props of each dialog of a case. */
export interface CaseDialogProps {
  readonly record: AdminCase;
  readonly onClose: () => void;
}
