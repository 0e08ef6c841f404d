import Button from '@mui/material/Button';
import type { SalesRequestRow } from '@simpletread/contract';
import { canMoveRequest } from '@simpletread/domain';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { useStaffAction } from '../../shell/action/index.js';
import { useShortcuts } from '../../shell/shortcuts/index.js';
import { quoteFor } from '../quotes/index.js';
import { LoseDialog } from './LoseDialog.js';
import { REQUEST_READS, useRequestCalls } from './request-calls.js';
import { StepDialog } from './StepDialog.js';

/** Returns the state of a link to a new quote for a request. */
export const quoteOfRequest = ({ id, name, email, phone }: SalesRequestRow) => {
  const [firstName = ''] = name.split(' ');
  return quoteFor({ firstName, email, phone, zip: '', requestId: id });
};

/** The steps that a request’s state allows, with their keys. */
export const RequestActions = ({ record }: { readonly record: SalesRequestRow }) => {
  const calls = useRequestCalls();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'step' | 'lose' | null>(null);
  const finish = useStaffAction({
    run: (_: null, key) => calls.finishSalesStep(record.id, record.version, key),
    reload: REQUEST_READS,
    done: () => 'Step done.',
    isAlone: true,
  });
  const reopen = useStaffAction({
    run: (_: null, key) => calls.reopenSalesRequest(record.id, record.version, key),
    reload: REQUEST_READS,
    done: ({ requestNumber }) => `${requestNumber} is open again.`,
    isAlone: true,
  });
  const isOpen = canMoveRequest(record.state, 'lose');
  const toQuote = (): void => void navigate('/quotes/create', { state: quoteOfRequest(record) });
  useShortcuts(
    isOpen
      ? [
          { keys: 'w', label: 'Write a quote', group: 'Request', run: toQuote },
          { keys: 'n', label: 'Plan the next step', group: 'Request', run: () => setOpen('step') },
          { keys: 'l', label: 'Close as lost', group: 'Request', run: () => setOpen('lose') },
        ]
      : [],
  );
  return (
    <>
      {record.state === 'lost' && (
        <Button disabled={reopen.isBusy} onClick={() => reopen.start(null)}>
          Reopen
        </Button>
      )}
      {isOpen && (
        <>
          <Button color="error" onClick={() => setOpen('lose')}>
            Lost
          </Button>
          {record.nextStep !== null && (
            <Button disabled={finish.isBusy} onClick={() => finish.start(null)}>
              Step done
            </Button>
          )}
          <Button onClick={() => setOpen('step')}>Next step</Button>
          <Button variant="contained" component={LinkBase} to="/quotes/create" state={quoteOfRequest(record)}>
            Write quote
          </Button>
        </>
      )}
      {open === 'step' && <StepDialog record={record} onClose={() => setOpen(null)} />}
      {open === 'lose' && <LoseDialog record={record} onClose={() => setOpen(null)} />}
    </>
  );
};
