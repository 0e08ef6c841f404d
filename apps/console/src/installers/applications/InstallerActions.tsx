import Button from '@mui/material/Button';

import { useStaffAction } from '../../shell/action/index.js';
import { Keys, type Shortcut, useShortcuts } from '../../shell/shortcuts/index.js';
import { isOpen, type WholeInstaller } from './installer-face.js';
import { useInstallerCalls } from './installer-calls.js';

export type InstallerDialog = 'ask' | 'note' | 'decline' | 'approve';

interface InstallerActionsProps {
  readonly application: WholeInstaller;
  readonly staffId: string | null;
  readonly onOpen: (dialog: InstallerDialog) => void;
}

const shortcut = (keys: string, label: string, run: () => void): Shortcut => ({
  keys,
  label,
  group: 'Application',
  run,
});

/** The actions that an application's state allows, by button or key. */
export const InstallerActions = ({ application, staffId, onOpen }: InstallerActionsProps) => {
  const data = useInstallerCalls();
  const { id, version, state, assignee } = application;
  const reload = ['installer-applications', 'history'];
  const takeUp = useStaffAction({
    run: (seen: number, key) => data.takeUpInstaller(id, seen, key),
    reload,
    done: () => 'This application is yours to decide.',
  });
  const assign = useStaffAction({
    run: (to: 'me' | 'unassigned', key) => data.assignInstaller(id, { version, to }, key),
    reload,
    done: (after) => (after.assignee === null ? 'Unassigned.' : 'Assigned to you.'),
  });
  const isNew = state === 'submitted';
  const isInReview = state === 'inReview';
  const isMine = assignee !== null && assignee.staffId === staffId;
  const start = () => {
    if (!takeUp.isBusy) takeUp.start(version);
  };
  useShortcuts([
    shortcut('/', 'Add a note', () => onOpen('note')),
    ...(isNew ? [shortcut('t', 'Start review', start)] : []),
    ...(isInReview
      ? [
          shortcut('q', 'Ask the applicant', () => onOpen('ask')),
          shortcut('x', 'Decline', () => onOpen('decline')),
          shortcut('a', 'Approve', () => onOpen('approve')),
        ]
      : []),
  ]);
  return (
    <>
      <Button onClick={() => onOpen('note')}>
        Note <Keys keys="/" />
      </Button>
      {isOpen(state) && !isNew && (
        <Button disabled={assign.isBusy} onClick={() => assign.start(isMine ? 'unassigned' : 'me')}>
          {isMine ? 'Unassign me' : 'Assign to me'}
        </Button>
      )}
      {isNew && (
        <Button variant="contained" disabled={takeUp.isBusy} onClick={start}>
          Start review <Keys keys="t" />
        </Button>
      )}
      {isInReview && (
        <>
          <Button onClick={() => onOpen('ask')}>
            Ask <Keys keys="q" />
          </Button>
          <Button color="error" onClick={() => onOpen('decline')}>
            Decline <Keys keys="x" />
          </Button>
          <Button variant="contained" onClick={() => onOpen('approve')}>
            Approve <Keys keys="a" />
          </Button>
        </>
      )}
    </>
  );
};
