import Button from '@mui/material/Button';
import { Chip } from '@simpletread/ui';
import { useState, type ComponentType } from 'react';
import { LinkBase } from 'react-admin';

import styles from '../../../shell/detail/Entries.module.css';
import { HistoryPanel } from '../../../shell/audit/index.js';
import { useCan } from '../../../shell/auth/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage, StateChip } from '../../../shell/detail/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { Instant } from '../../../shell/time/index.js';
import { LastDay } from '../grants/LastDay.js';
import { type ApplicationDialogProps, ApproveDialog, AskDialog, RefuseDialog } from './ApplicationDialogs.js';
import { APPLICATION_FACES, eventText, type WholeApplication } from './application-face.js';
import { DocumentItem } from './DocumentItem.js';
import { useApplicationCalls } from './application-calls.js';

const REFRESH_MS = 30_000;
const DIALOGS = { ask: AskDialog, refuse: RefuseDialog, approve: ApproveDialog } as const satisfies Record<
  string,
  ComponentType<ApplicationDialogProps>
>;

type Dialog = keyof typeof DIALOGS;

interface ActionsProps {
  readonly application: WholeApplication;
  readonly onOpen: (dialog: Dialog) => void;
}

const Actions = ({ application, onOpen }: ActionsProps) => {
  const data = useApplicationCalls();
  const { id, version, state } = application;
  const takeUp = useStaffAction({
    run: (seen: number, key) => data.takeUpApplication(id, seen, key),
    reload: ['account-applications'],
    done: () => 'This application is yours to decide.',
    isAlone: true,
  });
  if (state === 'submitted')
    return (
      <Button variant="contained" disabled={takeUp.isBusy} onClick={() => takeUp.start(version)}>
        Start review
      </Button>
    );
  if (state !== 'inReview') return null;
  return (
    <>
      <Button onClick={() => onOpen('ask')}>Ask</Button>
      <Button color="error" onClick={() => onOpen('refuse')}>
        Decline
      </Button>
      <Button variant="contained" onClick={() => onOpen('approve')}>
        Approve
      </Button>
    </>
  );
};

const Proposal = ({ application: { proposal, approvalId } }: { readonly application: WholeApplication }) =>
  proposal === null ? null : (
    <Panel title="Terms">
      <Pairs
        pairs={[
          ['Price group', proposal.priceGroup],
          [
            'Tax exempt',
            proposal.taxExemption === null ? (
              'no'
            ) : (
              <>
                {proposal.taxExemption.certificate} through <LastDay until={proposal.taxExemption.until} />
              </>
            ),
          ],
          ['Through', <LastDay key="until" until={proposal.until} />],
          [
            'Second admin',
            approvalId === null ? (
              'nothing pending'
            ) : (
              <LinkBase to={`/approvals/${approvalId}/show`}>See request</LinkBase>
            ),
          ],
        ]}
      />
    </Panel>
  );

const ApplicationView = ({ application }: { readonly application: WholeApplication }) => {
  const can = useCan();
  const [open, setOpen] = useState<Dialog | null>(null);
  const Opened = open === null ? null : DIALOGS[open];
  const { type, companyName, name, email, accountId, documents, entries } = application;
  return (
    <>
      <PageHeader
        title={companyName === null ? type : `${type} for ${companyName}`}
        marks={<StateChip face={APPLICATION_FACES[application.state]} />}
        note={
          <>
            <LinkBase to={`/accounts/${accountId}/show`}>{name}</LinkBase>, {email}
          </>
        }
        actions={can('accounts.approve') ? <Actions application={application} onOpen={setOpen} /> : undefined}
      />
      <div className={panel.stack}>
        <Proposal application={application} />
        <Panel title="Documents">
          <ul className={styles.documents}>
            {documents.map((one) => (
              <DocumentItem key={one.id} document={one} />
            ))}
            {documents.length === 0 && <li>None</li>}
          </ul>
        </Panel>
        <Panel title="Messages">
          <ol className={styles.entries}>
            {entries.map(({ at, event, by, byName, text, isInternal }) => (
              <li key={at} className={styles.entry}>
                <b>
                  {byName ?? (by === 'staff' ? 'Staff' : name)} {eventText(event)}
                </b>{' '}
                <Instant at={at} isFull /> {isInternal && <Chip>Staff only</Chip>}
                {text !== '' && <div>{text}</div>}
              </li>
            ))}
          </ol>
        </Panel>
        <HistoryPanel type="accountApplication" id={application.id} seen={application.version} />
      </div>
      {Opened !== null && <Opened application={application} onClose={() => setOpen(null)} />}
    </>
  );
};

/** One application: papers, words, terms, and what can be done with it. */
export const ApplicationPage = () => (
  <RecordPage<WholeApplication> resource="account-applications" refreshMs={REFRESH_MS}>
    {(application) => <ApplicationView key={application.id} application={application} />}
  </RecordPage>
);
