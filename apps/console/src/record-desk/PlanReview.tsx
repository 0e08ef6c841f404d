import type { ChangePlan } from '@simpletread/contract';
import type { RecordForm } from '@simpletread/domain';

import { CheckControl } from '../form/CheckControl.js';
import { PlanTable } from './PlanTable.js';
import { VerdictChanges } from './VerdictChanges.js';

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

/** What a change of many records comes to. That refused tires would be sold has to be confirmed by itself. */
export const PlanReview = ({ form, plan, isAccepted, isMissed, onAccept }: PlanReviewProps) => {
  const unrefused = unrefusedBy(plan);
  return (
    <>
      <PlanTable form={form} plan={plan} />
      {plan.verdicts !== null && <VerdictChanges found={plan.verdicts} />}
      {unrefused > 0 && (
        <CheckControl
          label={`I have looked at them: sell what is refused now (${new Intl.NumberFormat('en-US').format(unrefused)})`}
          value={isAccepted}
          onChange={onAccept}
        />
      )}
      {isMissed && !isAccepted && (
        <p role="alert">Please confirm that tires which are refused now are to be sold.</p>
      )}
    </>
  );
};
