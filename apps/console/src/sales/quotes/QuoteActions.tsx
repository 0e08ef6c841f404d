import Button from '@mui/material/Button';
import { type AdminQuote, allOptionsOf } from '@simpletread/contract';
import { canMoveQuote } from '@simpletread/domain';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useNotice, useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { AskApprovalDialog } from './AskApprovalDialog.js';
import { QuoteFileButton } from './QuoteFileButton.js';
import { copyOf } from './quote-for.js';
import { SendDialog } from './SendDialog.js';
import { useQuoteCalls } from './quote-calls.js';

interface QuoteActionsProps {
  readonly quote: AdminQuote;
  /** Edits that are not saved would not go along. */
  readonly isDirty?: boolean;
}

const ENDS = {
  withdraw: {
    label: 'Withdraw',
    title: 'Withdraw this quote',
    words: 'Its link will say that the quote was withdrawn. The customer isn’t notified.',
    done: 'Withdrawn.',
  },
  discard: {
    label: 'Discard draft',
    title: 'Discard this draft',
    words: 'It disappears from the list. The customer never saw it.',
    done: 'Discarded.',
  },
} as const;

const EndDialog = ({
  quote: { id, version },
  end,
  onClose,
}: QuoteActionsProps & { readonly end: keyof typeof ENDS; readonly onClose: () => void }) => {
  const data = useQuoteCalls();
  const { title, label, words, done } = ENDS[end];
  const action = useStaffAction({
    run: (_: null, key) =>
      end === 'withdraw' ? data.withdrawQuote(id, version, key) : data.discardQuote(id, version, key),
    reload: ['quotes'],
    done: () => done,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={title}
      confirm={label}
      isDangerous
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit(null)}
      onClose={onClose}
    >
      <p>{words}</p>
    </FormDialog>
  );
};

const CopyLink = ({ link }: { readonly link: string }) => {
  const notice = useNotice();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notice.tell('Link copied.');
    } catch {
      notice.warn('Your browser didn’t allow copying the link. It is also in the email.');
    }
  };
  return <Button onClick={() => void copy()}>Copy link</Button>;
};

/** The actions that a quote's state allows. */
export const QuoteActions = ({ quote, isDirty = false }: QuoteActionsProps) => {
  const [open, setOpen] = useState<'send' | 'ask' | keyof typeof ENDS | null>(null);
  const close = (): void => setOpen(null);
  const { state, link } = quote;
  const needsApproval = allOptionsOf(quote).some(({ offer }) => offer.needsApproval);
  const ends = (['withdraw', 'discard'] as const).filter((end) => canMoveQuote(state, end));
  return (
    <>
      {link !== null && <CopyLink link={link} />}
      {quote.sentOffer !== null && quote.email !== '' && <QuoteFileButton quote={quote} />}
      {quote.email !== '' && (
        <Button component={LinkBase} to="/quotes/create" state={copyOf(quote)}>
          Duplicate
        </Button>
      )}
      {ends.map((end) => (
        <Button key={end} color="error" onClick={() => setOpen(end)}>
          {ENDS[end].label}
        </Button>
      ))}
      {canMoveQuote(state, 'sendAgain') && <Button onClick={() => setOpen('send')}>Send again</Button>}
      {canMoveQuote(state, 'send') && needsApproval && (
        <Button
          variant="contained"
          disabled={isDirty || quote.isAwaitingApproval}
          title={isDirty ? 'Save it first' : undefined}
          onClick={() => setOpen('ask')}
        >
          {quote.isAwaitingApproval ? 'Waiting for approval' : 'Ask for approval'}
        </Button>
      )}
      {canMoveQuote(state, 'send') && !needsApproval && (
        <Button
          variant="contained"
          disabled={isDirty || quote.lines.length === 0}
          title={isDirty ? 'Save it first' : undefined}
          onClick={() => setOpen('send')}
        >
          Send
        </Button>
      )}
      {open === 'send' && <SendDialog quote={quote} onClose={close} />}
      {open === 'ask' && <AskApprovalDialog quote={quote} onClose={close} />}
      {open !== null && open !== 'send' && open !== 'ask' && (
        <EndDialog quote={quote} end={open} onClose={close} />
      )}
    </>
  );
};
