import { askAboutCoverageClaim, denyCoverageClaim } from '@simpletread/contract';

import { TextDialog } from '../../../shell/dialog/index.js';
import { useCoverageClaimCalls } from '../coverage-claim-calls.js';
import { RELOAD, type StepProps } from './claim-step.js';

/** Asks the buyer for more: the claim waits for the answer. */
export const AskDialog = ({ record, onClose }: StepProps) => {
  const data = useCoverageClaimCalls();
  return (
    <TextDialog
      title={`Ask about ${record.claimNumber}`}
      confirm="Send question"
      label="Question for the buyer"
      done="Sent. The clock starts again when the buyer answers."
      schema={askAboutCoverageClaim.body}
      bodyOf={(question) => ({ version: record.version, question })}
      run={(body, key) => data.askAboutCoverageClaim(record.id, body, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};

/** Denies a claim, with a reason. */
export const DenyDialog = ({ record, onClose }: StepProps) => {
  const data = useCoverageClaimCalls();
  return (
    <TextDialog
      title={`Deny ${record.claimNumber}`}
      confirm="Deny claim"
      label="Reason for the buyer"
      done={
        record.appeal === null
          ? 'Denied. The buyer was notified and can appeal once.'
          : 'Denied for good. The buyer was notified.'
      }
      isDangerous
      schema={denyCoverageClaim.body}
      bodyOf={(reason) => ({ version: record.version, reason })}
      run={(body, key) => data.denyCoverageClaim(record.id, body, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
