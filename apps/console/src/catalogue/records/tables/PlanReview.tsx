import type { ChangePlan } from '@simpletread/contract';
import type { RecordForm } from '@simpletread/domain';

import { AcceptUnrefused } from '../AcceptUnrefused.js';
import { PlanTable } from './PlanTable.js';
import { VerdictChanges } from '../verdicts/VerdictChanges.js';

interface PlanReviewProps {
  readonly form: RecordForm;
  readonly plan: ChangePlan;
  readonly isAccepted: boolean;
  /** Whether it was to begin without. */
  readonly isMissed: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** How many tires that are refused now the change would have sold. */
export const unrefusedBy = (plan: ChangePlan | undefined): number => plan?.verdicts?.unrefused ?? 0;

/** What a change of many records comes to. */
export const PlanReview = ({ form, plan, ...consent }: PlanReviewProps) => (
  <>
    <PlanTable form={form} plan={plan} />
    {plan.verdicts !== null && <VerdictChanges found={plan.verdicts} />}
    <AcceptUnrefused unrefused={unrefusedBy(plan)} {...consent} />
  </>
);
