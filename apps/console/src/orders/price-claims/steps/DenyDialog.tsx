import { TextDialog } from '../../../shell/dialog/index.js';
import { usePriceClaimCalls } from '../price-claim-calls.js';
import { RELOAD, type StepProps } from './claim-step.js';

/** Denies a claim, with a reason. */
export const DenyDialog = ({ record, onClose }: StepProps) => {
  const { denyPriceClaim } = usePriceClaimCalls();
  return (
    <TextDialog
      title={`Deny ${record.claimNumber}`}
      confirm="Deny claim"
      label="Reason, as the buyer reads it"
      done="Denied. The buyer was notified."
      isDangerous
      run={(reason, key) => denyPriceClaim(record.id, { version: record.version, reason }, key)}
      reload={RELOAD}
      onClose={onClose}
    />
  );
};
