import type { ChangePlan } from '@simpletread/contract';
import type { RecordForm } from '@simpletread/domain';

import { AcceptUnrefused } from '../AcceptUnrefused.js';
import { PlanTable } from './PlanTable.js';
import { VerdictChanges } from '../verdicts/VerdictChanges.js';

interface PlanReviewProps {
  readonly form: RecordForm;
  readonly plan: ChangePlan;
  readonly isAccepted: boolean;
  /** True if the change was to start without confirmation. */
  readonly isMissed: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** The number of refused tires that the change would have put on sale. */
export const unrefusedBy = (plan: ChangePlan | undefined): number => plan?.verdicts?.unrefused ?? 0;

/** The result of trying a change of many records. */
export const PlanReview = ({ form, plan, ...consent }: PlanReviewProps) => (
  <>
    <PlanTable form={form} plan={plan} />
    {plan.verdicts !== null && <VerdictChanges found={plan.verdicts} />}
    <AcceptUnrefused unrefused={unrefusedBy(plan)} {...consent} />
  </>
);
