import Button from '@mui/material/Button';
import type { Approval } from '@simpletread/contract';
import { approvalLabel, formatMoney } from '@simpletread/domain';
import { useState, type ReactNode } from 'react';
import { LinkBase } from 'react-admin';

import { recordPath } from '../../shell/audit/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../shell/detail/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { ApprovalChip } from './ApprovalChip.js';
import styles from './ApprovalPage.module.css';
import { DecideDialog } from './DecideDialog.js';
import { useApprovalCalls } from './approval-calls.js';

const REFRESH_MS = 30_000;

const About = ({ approval }: { readonly approval: Approval }) => {
  const path = recordPath(approval.subjectType, approval.subjectId);
  return path === null ? (
    <>{approval.subjectLabel}</>
  ) : (
    <LinkBase to={path}>{approval.subjectLabel}</LinkBase>
  );
};

const pairsOf = (approval: Approval): [string, ReactNode][] => [
  ['Type', approvalLabel(approval.kind)],
  ['About', <About key="about" approval={approval} />],
  ...(approval.amountInCents === null
    ? []
    : [['Amount', formatMoney(approval.amountInCents)] as [string, ReactNode]]),
  ['Reason', approval.reason],
  ['Requested by', approval.requestedBy.name],
  ['Requested', <Instant key="asked" at={approval.requestedAt} isFull />],
  ...(approval.decidedAt === null
    ? [['Expires', <Instant key="until" at={approval.expiresAt} isFull />] as [string, ReactNode]]
    : [['Ended', <Instant key="ended" at={approval.decidedAt} isFull />] as [string, ReactNode]]),
  ...(approval.decidedBy === null ? [] : [['Decided by', approval.decidedBy.name] as [string, ReactNode]]),
  ...(approval.note === null ? [] : [['Note', approval.note] as [string, ReactNode]]),
];

const Effects = ({ approval }: { readonly approval: Approval }) => (
  <Panel title="If you approve">
    {approval.obstacle !== null && <p className={styles.obstacle}>{approval.obstacle}</p>}
    {approval.effects.length > 0 && (
      <ul className={styles.effects}>
        {approval.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    )}
  </Panel>
);

const ApprovalView = ({ approval }: { readonly approval: Approval }) => {
  const data = useApprovalCalls();
  const [decision, setDecision] = useState<'approve' | 'refuse' | null>(null);
  const withdraw = useStaffAction({
    run: (id: string, key) => data.withdrawApproval(id, key),
    reload: ['approvals', 'orders', 'staff', 'roles', 'accounts', 'account-applications', 'employers'],
    done: () => 'Withdrawn.',
  });
  return (
    <>
      <PageHeader
        title={approval.summary}
        marks={<ApprovalChip state={approval.state} />}
        actions={
          <>
            {approval.canWithdraw && (
              <Button disabled={withdraw.isBusy} onClick={() => withdraw.start(approval.id)}>
                Withdraw
              </Button>
            )}
            {approval.canDecide && (
              <>
                <Button color="error" onClick={() => setDecision('refuse')}>
                  Decline
                </Button>
                <Button
                  variant="contained"
                  disabled={approval.obstacle !== null}
                  onClick={() => setDecision('approve')}
                >
                  Approve
                </Button>
              </>
            )}
          </>
        }
      />
      <div className={panel.stack}>
        {withdraw.error !== null && <p role="alert">{withdraw.error}</p>}
        <Panel title="Request">
          <Pairs pairs={pairsOf(approval)} />
        </Panel>
        {approval.state === 'pending' && <Effects approval={approval} />}
      </div>
      {decision !== null && (
        <DecideDialog approval={approval} decision={decision} onClose={() => setDecision(null)} />
      )}
    </>
  );
};

/** One request: its effect, its author, and the second person's buttons. */
export const ApprovalPage = () => (
  <RecordPage<Approval> resource="approvals" refreshMs={REFRESH_MS}>
    {(approval) => <ApprovalView key={approval.id} approval={approval} />}
  </RecordPage>
);
