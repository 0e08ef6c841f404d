import Button from '@mui/material/Button';
import type { AdminQuote } from '@simpletread/contract';
import { canMoveQuote } from '@simpletread/domain';
import { useToast } from '@simpletread/ui';
import { useState } from 'react';

import { FormDialog, useDeed } from '../../shell/dialog/index.js';
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
    words: 'Its link says from then on that it was withdrawn. Nothing is written to the customer.',
    done: 'Withdrawn.',
  },
  discard: {
    label: 'Throw away',
    title: 'Throw this draft away',
    words: 'It leaves the list. Nobody but us has seen it.',
    done: 'Thrown away.',
  },
} as const;

const EndDialog = ({
  quote: { id, version },
  end,
  onClose,
}: QuoteActionsProps & { readonly end: keyof typeof ENDS; readonly onClose: () => void }) => {
  const data = useQuoteCalls();
  const { title, label, words, done } = ENDS[end];
  const deed = useDeed({
    run: (_fields: FormData, key) =>
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
      isBusy={deed.isBusy}
      error={deed.error}
      onSubmit={deed.start}
      onClose={onClose}
    >
      <p>{words}</p>
    </FormDialog>
  );
};

const CopyLink = ({ link }: { readonly link: string }) => {
  const show = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      show({ message: 'The link is copied.' });
    } catch {
      show({ message: 'The browser did not let us copy it. It stands in the mail, too.', tone: 'bad' });
    }
  };
  return <Button onClick={() => void copy()}>Copy link</Button>;
};

/** What can be done with a quote in its state. */
export const QuoteActions = ({ quote, isDirty = false }: QuoteActionsProps) => {
  const [open, setOpen] = useState<'send' | keyof typeof ENDS | null>(null);
  const close = (): void => setOpen(null);
  const { state, link } = quote;
  const ends = (['withdraw', 'discard'] as const).filter((end) => canMoveQuote(state, end));
  return (
    <>
      {link !== null && <CopyLink link={link} />}
      {ends.map((end) => (
        <Button key={end} color="error" onClick={() => setOpen(end)}>
          {ENDS[end].label}
        </Button>
      ))}
      {canMoveQuote(state, 'sendAgain') && <Button onClick={() => setOpen('send')}>Send again</Button>}
      {canMoveQuote(state, 'send') && (
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
      {open !== null && open !== 'send' && <EndDialog quote={quote} end={open} onClose={close} />}
    </>
  );
};
