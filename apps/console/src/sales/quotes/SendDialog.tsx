import type { AdminQuote } from '@simpletread/contract';
import { QUOTE_DAYS, quoteOutcome, quoteSentWords } from '@simpletread/domain';
import { useToast } from '@simpletread/ui';

import { Pairs } from '../../shell/detail/index.js';
import { DialogField, FormDialog, textOf, useDeed } from '../../shell/dialog/index.js';
import { phoneText } from '../../orders/index.js';
import { OfferView } from './OfferView.js';
import { useQuoteCalls } from './quote-calls.js';

interface SendDialogProps {
  readonly quote: AdminQuote;
  readonly onClose: () => void;
}

const wordsOf = ({ number, email, phone, mail, text }: AdminQuote) => {
  const states = { mail: mail?.state ?? 'queued', text: text?.state ?? 'queued' } as const;
  const isGood = ['sent', 'underWay'].includes(quoteOutcome(states));
  return {
    message: quoteSentWords({ number, email, phone, ...states }),
    tone: isGood ? 'plain' : 'bad',
  } as const;
};

/** Shows what its customer will get, and sends it; again where it was sent before, to the same or another address. */
export const SendDialog = ({ quote, onClose }: SendDialogProps) => {
  const data = useQuoteCalls();
  const show = useToast();
  const isFirst = quote.state === 'draft';
  const send = useDeed({
    run: (fields: FormData, key) =>
      isFirst
        ? data.sendQuote(quote.id, quote.version, key)
        : data.sendQuoteAgain(
            quote.id,
            quote.version,
            { email: textOf(fields, 'email'), phone: textOf(fields, 'phone') },
            key,
          ),
    reload: ['quotes', 'messages'],
    done: () => null,
    onDone: (sent) => {
      show(wordsOf(sent));
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Send ${quote.number}${isFirst ? '' : ' again'}`}
      confirm={send.isBusy ? 'Sending…' : 'Send it'}
      isBusy={send.isBusy}
      error={send.error}
      onSubmit={send.start}
      onClose={onClose}
    >
      {isFirst ? (
        <Pairs
          pairs={[
            ['To', quote.firstName],
            ['Mail', quote.email],
            ['Text', phoneText(quote.phone)],
          ]}
        />
      ) : (
        <>
          <DialogField name="email" label="Email" type="text" initial={quote.email} maxLength={254} isFirst />
          <DialogField name="phone" label="Phone" initial={phoneText(quote.phone)} maxLength={40} />
        </>
      )}
      {quote.message !== '' && <p style={{ whiteSpace: 'pre-line' }}>“{quote.message}”</p>}
      <OfferView offer={quote.offer} zip={quote.zip} />
      <p>
        It is good for {QUOTE_DAYS} days. Mail and page say that the shop charges the price of the day on
        which the customer buys.
      </p>
    </FormDialog>
  );
};
