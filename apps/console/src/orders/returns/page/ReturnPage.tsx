import type { AdminReturn } from '@simpletread/contract';
import type { ReturnState } from '@simpletread/domain';
import { useState } from 'react';

import { RecordPage, StateChip } from '../../../shell/detail/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { useShortcuts } from '../../../shell/shortcuts/index.js';
import { dayTimeText, useMinute } from '../../../shell/time/index.js';
import { deskStyles as styles, NextDue, PromisePanel, StepsPanel } from '../../after-sale/index.js';
import { WriteButton } from '../../written-messages/index.js';
import { countText } from '../count-text.js';
import { RETURN_FACES } from '../return-face.js';
import { ApproveDialog } from '../steps/ApproveDialog.js';
import { ReasonDialog } from '../steps/ReasonDialog.js';
import { ReceiveDialog } from '../steps/ReceiveDialog.js';
import { SettleDialog } from '../steps/SettleDialog.js';
import { FactsPanel } from './FactsPanel.js';
import { MoneyPanel } from './MoneyPanel.js';
import { RequestPanel } from './RequestPanel.js';
import { STEP_KEYS, type StepId } from './step-keys.js';

const REFRESH_MS = 30_000;

/** The states in which the next step is an agent’s: an answer, or a refund. */
const TO_HANDLE: readonly ReturnState[] = ['requested', 'appealed', 'received'];

const idleText = ({ state }: AdminReturn): string =>
  state === 'approved' ? 'The buyer sends the tires. Nothing is due from us.' : 'Nothing is due.';

const Desk = ({ record }: { readonly record: AdminReturn }) => {
  const now = useMinute();
  const [step, setStep] = useState<StepId | null>(null);
  const close = (): void => setStep(null);
  const allowed = record.actions.filter(({ isAllowed }) => isAllowed);
  useShortcuts(
    allowed.map(({ id, label }) => ({
      keys: STEP_KEYS[id],
      label,
      group: 'Return' as const,
      run: () => setStep(id),
    })),
  );
  return (
    <>
      <PageHeader
        title={record.returnNumber}
        marks={
          <>
            <StateChip face={RETURN_FACES[record.state]} />
            <NextDue resource="returns" id={record.id} noun="return" states={TO_HANDLE} />
          </>
        }
        note={`${record.customerName}, ${countText(record.tireCount, 'tire')}, requested ${dayTimeText(record.requestedAt, now)} ET.`}
        actions={<WriteButton about={{ kind: 'order', id: record.orderId }} group="Return" />}
      />
      <div className={styles.desk}>
        <div className={styles.center}>
          <RequestPanel record={record} />
          <FactsPanel record={record} />
        </div>
        <div className={styles.side}>
          <PromisePanel promised={record} idle={idleText(record)} />
          <StepsPanel actions={record.actions} keys={STEP_KEYS} onStep={setStep} />
          <MoneyPanel record={record} />
        </div>
      </div>
      {step === 'approve' && <ApproveDialog record={record} onClose={close} />}
      {(step === 'deny' || step === 'cancel') && <ReasonDialog record={record} step={step} onClose={close} />}
      {step === 'receive' && <ReceiveDialog record={record} onClose={close} />}
      {step === 'settle' && <SettleDialog record={record} onClose={close} />}
    </>
  );
};

/** One return from request to refund: pictures, promise, money, and the steps with their keys. */
export const ReturnPage = () => (
  <RecordPage<AdminReturn> resource="returns" refreshMs={REFRESH_MS}>
    {(record) => <Desk key={record.id} record={record} />}
  </RecordPage>
);
