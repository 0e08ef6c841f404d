import { type AdminQuote, allOptionsOf, sendQuote, sendQuoteAgain } from '@simpletread/contract';
import {
  QUOTE_DAYS,
  quoteOutcome,
  quoteReceivingWords,
  quoteSentWords,
  tooManyForOne,
} from '@simpletread/domain';

import { Pairs } from '../../shell/detail/index.js';
import { useNotice, useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { phoneText } from '../../orders/index.js';
import { PageNote } from '../../shell/note/index.js';
import { mailLimitText } from './mail-limit-text.js';
import { OptionsView } from './OfferView.js';
import { type QuoteContact, type QuoteSending, useQuoteCalls } from './quote-calls.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface SendDialogProps {
  readonly quote: AdminQuote;
  readonly onClose: () => void;
}

/** Checks the address to send a quote to. The first sending uses the quote's own. */
const contractOf = ({ version, state }: AdminQuote) =>
  formContract<QuoteContact, QuoteSending>({
    schema: state === 'draft' ? sendQuote.body : sendQuoteAgain.body,
    inputOf: (contact) => (state === 'draft' ? { version } : { version, ...contact }),
  });

const sentNotice = ({ number, email, phone, mail, text }: AdminQuote) => {
  const states = { mail: mail?.state ?? 'queued', text: text?.state ?? 'queued' } as const;
  const isGood = ['sent', 'underWay'].includes(quoteOutcome(states));
  return {
    message: quoteSentWords({ number, email, phone, ...states }),
    isGood,
  } as const;
};

/** Shows the customer's view of a quote and sends it, or sends it again to the same or another address. */
export const SendDialog = ({ quote, onClose }: SendDialogProps) => {
  const data = useQuoteCalls();
  const notice = useNotice();
  const isFirst = quote.state === 'draft';
  const options = allOptionsOf(quote);
  const tooMany = options.flatMap(
    ({ offer: { lines } }) => tooManyForOne({ vehicle: quote.vehicle, lines }) ?? [],
  );
  const send = useStaffAction({
    run: (body: QuoteSending, key) =>
      'email' in body ? data.sendQuoteAgain(quote.id, body, key) : data.sendQuote(quote.id, body, key),
    reload: ['quotes', 'messages'],
    done: () => null,
    onDone: (sent) => {
      const { message, isGood } = sentNotice(sent);
      if (isGood) notice.tell(message);
      else notice.warn(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Send ${quote.number}${isFirst ? '' : ' again'}`}
      confirm={send.isBusy ? 'Sending…' : 'Send quote'}
      isBusy={send.isBusy}
      error={send.error}
      values={{ email: quote.email, phone: phoneText(quote.phone) }}
      contract={contractOf(quote)}
      onSubmit={send.submit}
      onClose={onClose}
    >
      {isFirst ? (
        <Pairs
          pairs={[
            ['To', quote.firstName],
            ['Email', quote.email],
            ['Text', phoneText(quote.phone)],
          ]}
        />
      ) : (
        <>
          <TextInput source="email" label="Email" maxLength={254} isRequired isFirst />
          <TextInput source="phone" label="Phone" maxLength={40} isRequired />
        </>
      )}
      <Pairs
        pairs={[
          [
            'Receiving',
            quote.receiving === null ? 'the customer chooses' : quoteReceivingWords(quote.receiving),
          ],
        ]}
      />
      {quote.mailLimit.nextAt === null ? (
        <p>{mailLimitText(quote.mailLimit)}.</p>
      ) : (
        <PageNote tone="warning">{mailLimitText(quote.mailLimit)}.</PageNote>
      )}
      {quote.message !== '' && <p style={{ whiteSpace: 'pre-line' }}>“{quote.message}”</p>}
      {tooMany.map((warning) => (
        <PageNote key={warning} tone="warning">
          {warning}
        </PageNote>
      ))}
      <OptionsView options={options} zip={quote.zip} receiving={quote.receiving} />
      <p>
        It is good for {QUOTE_DAYS} days. Until then the customer pays these tire prices, in these quantities;
        no other discount applies to them. The tires aren’t set aside.
      </p>
    </FormDialog>
  );
};
