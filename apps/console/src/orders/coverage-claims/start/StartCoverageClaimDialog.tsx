import type { OrderCoverageClaims, startCoverageClaim } from '@simpletread/contract';
import {
  coverageClaimKindText,
  formatMoney,
  isAboutBill,
  isAboutTires,
  MOST_COVERAGE_CLAIM_PICTURES,
  MOST_COVERAGE_CLAIM_TEXT,
} from '@simpletread/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../../shell/action/index.js';
import type { BodyOf } from '../../../shell/api/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { RadioInput, SelectInput, TextInput } from '../../../shell/form/index.js';
import { filedWords, PicturesField, sendPictures } from '../../after-sale/index.js';
import { useCoverageClaimCalls } from '../coverage-claim-calls.js';
import { RELOAD } from '../steps/claim-step.js';
import {
  claimableLines,
  openKinds,
  paymentOf,
  startContract,
  type StartForm,
  startFormOf,
} from './start-form.js';

interface CoverageProps {
  readonly coverage: OrderCoverageClaims;
}

interface StartCoverageClaimDialogProps extends CoverageProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

const countsOf = (most: number) =>
  Array.from({ length: most }, (_, at) => [String(at + 1), `${at + 1} of ${most}`] as const);

const Damage = ({ coverage }: CoverageProps) => {
  const { kind, lineId } = useWatch() as StartForm;
  const lines = claimableLines(coverage);
  const most = lines.find((line) => line.lineId === lineId)?.claimable ?? 0;
  return (
    <>
      {isAboutTires(kind) && (
        <>
          <SelectInput
            source="lineId"
            label="Tires"
            options={lines.map(
              (line) => [line.lineId, `${line.brandName} ${line.name} ${line.sizeCode}`] as const,
            )}
          />
          <SelectInput source="quantity" label="Damaged tires" options={countsOf(most)} />
        </>
      )}
      {isAboutBill(kind) && (
        <TextInput source="bill" label="Total of the bill" isFigure before="$" maxLength={16} />
      )}
    </>
  );
};

const Money = ({ coverage }: CoverageProps) => {
  const preview = paymentOf(coverage, useWatch() as StartForm);
  if (preview === null) return null;
  const { amountInCents, limitInCents } = preview;
  const to = coverage.isPaidToAccount ? 'in the buyer’s account' : `to ${coverage.maskedEmail}`;
  return (
    <p role="status">
      If approved, we pay {formatMoney(amountInCents)} as a gift card {to}. The terms pay up to{' '}
      {formatMoney(limitInCents)} today.
    </p>
  );
};

/** Claims coverage for a buyer who called, by the rules of buyers. */
export const StartCoverageClaimDialog = ({ orderId, coverage, onClose }: StartCoverageClaimDialogProps) => {
  const calls = useCoverageClaimCalls();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const action = useStaffAction({
    run: async (body: BodyOf<typeof startCoverageClaim>, key) => {
      const [made] = (await calls.startCoverageClaim(orderId, body, key)).claims;
      const claimNumber = made?.claimNumber ?? '';
      const refused = await sendPictures(pictures, (picture) =>
        calls.addCoverageClaimPicture(orderId, claimNumber, picture),
      );
      return { claimNumber, refused };
    },
    reload: RELOAD,
    done: filedWords,
    onDone: onClose,
  });
  return (
    <FormDialog<StartForm, BodyOf<typeof startCoverageClaim>>
      title="Claim coverage for the buyer"
      confirm="File claim"
      isBrand
      isBusy={action.isBusy}
      error={action.error}
      isEdited={pictures.length > 0}
      values={startFormOf(coverage)}
      contract={startContract(pictures)}
      onSubmit={action.submit}
      onClose={onClose}
    >
      <RadioInput
        source="kind"
        legend="What does the buyer need?"
        options={openKinds(coverage).map((kind) => [kind, coverageClaimKindText(kind)] as const)}
      />
      <Damage coverage={coverage} />
      <TextInput
        source="comments"
        label="How did it happen?"
        hint="When, where, and what damaged the tire, in the buyer’s words."
        rows={3}
        maxLength={MOST_COVERAGE_CLAIM_TEXT}
      />
      <PicturesField
        label="Pictures of the damage or the bill"
        most={MOST_COVERAGE_CLAIM_PICTURES}
        onChange={setPictures}
      />
      <Money coverage={coverage} />
    </FormDialog>
  );
};
