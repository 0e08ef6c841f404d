import { denyPriceClaim } from '@simpletread/contract';

import { TextDialog } from '../../../shell/dialog/index.js';
import { usePriceClaimCalls } from '../price-claim-calls.js';
import { RELOAD, type StepProps } from './claim-step.js';

/** Denies a claim, with a reason. */
export const DenyDialog = ({ record, onClose }: StepProps) => {
  const data = usePriceClaimCalls();
  return (
    <TextDialog
      title={`Deny ${record.claimNumber}`}
      confirm="Deny claim"
      label="Reason for the buyer"
      done="Denied. The buyer was notified."
      isDangerous
      schema={denyPriceClaim.body}
      bodyOf={(reason) => ({ version: record.version, reason })}
      run={(body, key) => data.denyPriceClaim(record.id, body, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
