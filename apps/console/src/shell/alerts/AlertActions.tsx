import Button from '@mui/material/Button';
import { type Alert, closeAlert } from '@simpletread/contract';
import { isAlertOpen } from '@simpletread/domain';
import { useState } from 'react';

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
export const AlertActions = ({ alert: { id, version, state } }: { readonly alert: Alert }) => {
  const data = useAlertCalls();
  const [closing, setClosing] = useState<Outcome | null>(null);
  if (!isAlertOpen(state)) return null;
  return (
    <>
      <Button onClick={() => setClosing('dismissed')}>Dismiss</Button>
      <Button variant="contained" onClick={() => setClosing('resolved')}>
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
