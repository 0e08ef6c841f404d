import type { AdminPriceClaim } from '@simpletread/contract';
import { formatMoney, type PriceClaimState } from '@simpletread/domain';
import { useState } from 'react';

import { RecordPage, StateChip } from '../../../shell/detail/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { useShortcuts } from '../../../shell/shortcuts/index.js';
import { dayTimeText, useMinute } from '../../../shell/time/index.js';
import { deskStyles as styles, NextDue, PromisePanel, StepsPanel } from '../../after-sale/index.js';
import { PRICE_CLAIM_FACES } from '../price-claim-face.js';
import { ApproveDialog } from '../steps/ApproveDialog.js';
import { DenyDialog } from '../steps/DenyDialog.js';
import { FactsPanel } from './FactsPanel.js';
import { MoneyPanel } from './MoneyPanel.js';
import { ProofPanel } from './ProofPanel.js';

type StepId = AdminPriceClaim['actions'][number]['id'];

const KEYS: Readonly<Record<StepId, string>> = { approve: 'a', deny: 'x' };
const TO_HANDLE: readonly PriceClaimState[] = ['requested'];
const REFRESH_MS = 30_000;

const Desk = ({ record }: { readonly record: AdminPriceClaim }) => {
  const now = useMinute();
  const [step, setStep] = useState<StepId | null>(null);
  const close = (): void => setStep(null);
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
            <StateChip face={PRICE_CLAIM_FACES[record.state]} />
            <NextDue resource="price-claims" id={record.id} noun="claim" states={TO_HANDLE} />
          </>
        }
        note={`${record.customerName}, ${formatMoney(record.pricePerTireInCents)} per tire, claimed ${dayTimeText(record.requestedAt, now)} ET.`}
      />
      <div className={styles.desk}>
        <div className={styles.center}>
          <ProofPanel record={record} />
          <FactsPanel record={record} />
        </div>
        <div className={styles.side}>
          <PromisePanel promised={{ waitsFor, dueAt: record.dueAt }} />
          <StepsPanel actions={record.actions} keys={KEYS} onStep={setStep} />
          <MoneyPanel record={record} />
        </div>
      </div>
      {step === 'approve' && <ApproveDialog record={record} onClose={close} />}
      {step === 'deny' && <DenyDialog record={record} onClose={close} />}
    </>
  );
};

/** One price claim: its proof, promise and money, and the answers with their keys. */
export const PriceClaimPage = () => (
  <RecordPage<AdminPriceClaim> resource="price-claims" refreshMs={REFRESH_MS}>
    {(record) => <Desk key={record.id} record={record} />}
  </RecordPage>
);
