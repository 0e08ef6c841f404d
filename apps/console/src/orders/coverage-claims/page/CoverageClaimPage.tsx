import type { AdminCoverageClaim } from '@simpletread/contract';
import { COVERAGE_CLAIMS_TO_ANSWER, formatMoney } from '@simpletread/domain';
import { useState } from 'react';

import { RecordPage, StateChip } from '../../../shell/detail/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { useShortcuts } from '../../../shell/shortcuts/index.js';
import { dayTimeText, useMinute } from '../../../shell/time/index.js';
import { deskStyles as styles, NextDue, PromisePanel, StepsPanel } from '../../after-sale/index.js';
import { COVERAGE_CLAIM_FACES } from '../coverage-claim-face.js';
import { OrderCoverageClaimsPanel } from '../OrderCoverageClaimsPanel.js';
import { ApproveDialog } from '../steps/ApproveDialog.js';
import { AskDialog, DenyDialog } from '../steps/WordsDialog.js';
import { FactsPanel } from './FactsPanel.js';
import { MoneyPanel } from './MoneyPanel.js';
import { ProofPanel } from './ProofPanel.js';
import { SchedulePanel } from './SchedulePanel.js';

type StepId = AdminCoverageClaim['actions'][number]['id'];

const KEYS: Readonly<Record<StepId, string>> = { approve: 'a', ask: 'm', deny: 'x' };
const DIALOGS = { approve: ApproveDialog, ask: AskDialog, deny: DenyDialog } as const;
const REFRESH_MS = 30_000;

const idleText = ({ state, needsProof }: AdminCoverageClaim): string => {
  if (state === 'moreAsked') return 'The buyer answers our question. Nothing is due from us.';
  if (state === 'requested' && needsProof) return 'The clock starts with the first picture.';
  return 'Nothing is due.';
};

const Desk = ({ record }: { readonly record: AdminCoverageClaim }) => {
  const now = useMinute();
  const [step, setStep] = useState<StepId | null>(null);
  const Dialog = step === null ? null : DIALOGS[step];
  const allowed = record.actions.filter(({ isAllowed }) => isAllowed);
  useShortcuts(
    allowed.map(({ id, label }) => ({
      keys: KEYS[id],
      label,
      group: 'Claim' as const,
      run: () => setStep(id),
    })),
  );
  const waitsFor = record.dueAt === null ? null : ('answer' as const);
  return (
    <>
      <PageHeader
        title={record.claimNumber}
        marks={
          <>
            <StateChip face={COVERAGE_CLAIM_FACES[record.state]} />
            <NextDue
              resource="coverage-claims"
              id={record.id}
              noun="claim"
              states={COVERAGE_CLAIMS_TO_ANSWER}
            />
          </>
        }
        note={`${record.customerName}, ${formatMoney(record.amountInCents)}, claimed ${dayTimeText(record.requestedAt, now)} ET.`}
      />
      <div className={styles.desk}>
        <div className={styles.center}>
          <ProofPanel record={record} />
          <SchedulePanel record={record} />
          <FactsPanel record={record} />
          <OrderCoverageClaimsPanel orderId={record.orderId} besides={record.id} />
        </div>
        <div className={styles.side}>
          <PromisePanel promised={{ waitsFor, dueAt: record.dueAt }} idle={idleText(record)} />
          <StepsPanel actions={record.actions} keys={KEYS} onStep={setStep} />
          <MoneyPanel record={record} />
        </div>
      </div>
      {Dialog !== null && <Dialog record={record} onClose={() => setStep(null)} />}
    </>
  );
};

/** One coverage claim: its proof, promise and money, and the answers with their keys. */
export const CoverageClaimPage = () => (
  <RecordPage<AdminCoverageClaim> resource="coverage-claims" refreshMs={REFRESH_MS}>
    {(record) => <Desk key={record.id} record={record} />}
  </RecordPage>
);
