import Button from '@mui/material/Button';
import { type Alert, closeAlert } from '@simpletread/contract';
import { isAlertOpen } from '@simpletread/domain';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { useStaffAction } from '../action/index.js';
import { TextDialog } from '../dialog/index.js';
import { useAlertCalls } from './alert-calls.js';

const RELOAD = ['alerts', 'history'];

type Outcome = 'resolved' | 'dismissed';

const WORDS = {
  resolved: { title: 'Resolve this alert', confirm: 'Resolve', label: 'What did you do?', done: 'Resolved.' },
  dismissed: {
    title: 'Dismiss this alert',
    confirm: 'Dismiss',
    label: 'Why is it a false alarm?',
    done: 'Dismissed.',
  },
} as const;

/** The actions that an alert's state allows. */
export const AlertActions = ({ alert: { id, version, state, owner } }: { readonly alert: Alert }) => {
  const data = useAlertCalls();
  const { identity } = useGetIdentity();
  const [closing, setClosing] = useState<Outcome | null>(null);
  const assign = useStaffAction({
    run: (to: 'me' | 'unassigned', key) => data.assignAlert(id, { version, to }, key),
    reload: RELOAD,
    done: (after) => (after.owner === null ? 'Unassigned.' : 'This alert is yours.'),
  });
  if (!isAlertOpen(state)) return null;
  const isMine = owner !== null && identity !== undefined && owner.staffId === String(identity.id);
  return (
    <>
      <Button
        variant={owner === null ? 'contained' : 'text'}
        disabled={assign.isBusy}
        onClick={() => assign.start(isMine ? 'unassigned' : 'me')}
      >
        {isMine ? 'Unassign me' : owner === null ? 'Take' : 'Take over'}
      </Button>
      <Button onClick={() => setClosing('dismissed')}>Dismiss</Button>
      <Button variant={isMine ? 'contained' : 'text'} onClick={() => setClosing('resolved')}>
        Resolve
      </Button>
      {closing !== null && (
        <TextDialog
          {...WORDS[closing]}
          schema={closeAlert.body}
          bodyOf={(note) => ({ version, outcome: closing, note })}
          run={(body, key) => data.closeAlert(id, body, key)}
          reload={RELOAD}
          onClose={() => setClosing(null)}
        />
      )}
    </>
  );
};
