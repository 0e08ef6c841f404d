import { type AdminQuote, allOptionsOf, type QuoteOffer, quoteTotalInCents } from '@simpletread/contract';
import {
  formatMoney,
  quoteDayWords,
  type QuoteOption,
  quoteOptionLabel,
  quoteReceivingWords,
} from '@simpletread/domain';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { CustomerLink, Pairs, Panel, StateChip } from '../../shell/detail/index.js';
import { EditForm, EditPage, useSave } from '../../shell/editor/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { PageNote } from '../../shell/note/index.js';
import { phoneText } from '../../orders/index.js';
import { Instant } from '../../shell/time/index.js';
import { OfferView } from './OfferView.js';
import type { QuoteInput } from './quote-calls.js';
import { mailLimitText } from './mail-limit-text.js';
import { entryText, QUOTE_FACES } from './quote-face.js';
import { formOfQuote, quoteContract, type QuoteForm } from './quote-form.js';
import { QuoteActions } from './QuoteActions.js';
import { QuoteEditor } from './QuoteEditor.js';
import styles from './Quotes.module.css';

const REFRESH_MS = 15_000;

interface ViewProps {
  readonly quote: AdminQuote;
}

const Trail = ({ quote: { entries } }: ViewProps) => (
  <Panel title="History">
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.at}${entry.event}`}>
          {entryText(entry)} <Instant at={entry.at} isFull />
        </li>
      ))}
    </ol>
  </Panel>
);

const DELIVERIES = { queued: 'on its way', sent: 'sent', failed: 'not delivered' } as const;

const deliveryText = (delivery: AdminQuote['mail'], shown: string): string => {
  if (delivery === null) return shown;
  const why = delivery.failure === null ? '' : `: ${delivery.failure}`;
  return `${shown}, ${DELIVERIES[delivery.state]}${why}`;
};

const vehicleText = ({ vehicle }: AdminQuote): string =>
  vehicle === null ? 'none' : `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim();

const Failures = ({ quote }: ViewProps) => {
  const failed = [
    ...(quote.mail?.state === 'failed' ? ['The email'] : []),
    ...(quote.text?.state === 'failed' ? ['The text'] : []),
  ];
  return failed.length === 0 ? null : (
    <PageNote tone="warning">
      {failed.join(' and ')} couldn’t be delivered. Send it again, to another address or phone number if
      needed.
    </PageNote>
  );
};

interface SentOptionProps {
  readonly option: QuoteOption;
  readonly offer: QuoteOffer;
  readonly sentOffer: QuoteOffer | null;
  readonly quote: AdminQuote;
  /** True for a quote without other options, which has no name for it. */
  readonly isOne: boolean;
}

/** An option as it was sent, and today’s price where it differs. */
const SentOption = ({ option, offer, sentOffer, quote: { zip, receiving }, isOne }: SentOptionProps) => {
  const named = (title: string): string =>
    isOne ? title : `${quoteOptionLabel(option)}, ${title.toLowerCase()}`;
  if (sentOffer === null)
    return (
      <Panel title={named('Today')}>
        <OfferView offer={offer} zip={zip} receiving={receiving} />
      </Panel>
    );
  const today = quoteTotalInCents(offer);
  const isOther = quoteTotalInCents(sentOffer) !== today;
  return (
    <>
      <Panel title={named('As quoted')} extra={isOther ? `${formatMoney(today)} today` : 'same price today'}>
        <OfferView offer={sentOffer} zip={zip} receiving={receiving} />
      </Panel>
      {isOther && (
        <Panel title={named('Today')} extra="current shop price">
          <OfferView offer={offer} zip={zip} receiving={receiving} />
        </Panel>
      )}
    </>
  );
};

const Sent = ({ quote }: ViewProps) => {
  const options = allOptionsOf(quote);
  const { takenOption } = quote;
  return (
    <div className={panel.stack}>
      <Failures quote={quote} />
      <Panel title="Customer">
        <Pairs
          pairs={[
            [
              'Name',
              quote.firstName === '' ? (
                'erased'
              ) : (
                <CustomerLink key="name" name={quote.firstName} customerId={quote.customerId} />
              ),
            ],
            ['Email', deliveryText(quote.mail, quote.email)],
            ['Text', deliveryText(quote.text, phoneText(quote.phone))],
            ['Emails today', mailLimitText(quote.mailLimit)],
            ['ZIP code', quote.zip],
            ['Vehicle', vehicleText(quote)],
            [
              'Receiving',
              quote.receiving === null ? 'the customer chooses' : quoteReceivingWords(quote.receiving),
            ],
            ['Good until', quote.lastDay === null ? 'not sent' : quoteDayWords(quote.lastDay)],
            ...(takenOption === null || options.length === 1
              ? []
              : ([['Customer’s choice', quoteOptionLabel(takenOption)]] as const)),
            ['Written by', quote.madeBy.name],
          ]}
        />
        {quote.message !== '' && <p className={styles.message}>“{quote.message}”</p>}
      </Panel>
      {options.map((one) => (
        <SentOption key={one.option} {...one} quote={quote} isOne={options.length === 1} />
      ))}
      <Trail quote={quote} />
    </div>
  );
};

const Draft = ({ quote }: ViewProps) => {
  const save = useSave<AdminQuote>();
  return (
    <EditForm<AdminQuote, QuoteForm, QuoteInput>
      record={quote}
      formOf={formOfQuote}
      contract={quoteContract}
      change={(version, input) => save({ version, ...input })}
      reload={['quotes']}
      isReadOnly={false}
      words="The customer sees nothing until you send it."
    >
      {({ isDirty }) => (
        <>
          <PageHeader
            title={`Quote ${quote.number}`}
            marks={<StateChip face={QUOTE_FACES[quote.state]} />}
            note={`by ${quote.madeBy.name}`}
            actions={<QuoteActions quote={quote} isDirty={isDirty} />}
          />
          <QuoteEditor number={quote.number} />
          <div style={{ marginTop: 14 }}>
            <Trail quote={quote} />
          </div>
        </>
      )}
    </EditForm>
  );
};

const Done = ({ quote }: ViewProps) => {
  const mayWrite = useCan()('quotes.write');
  return (
    <>
      <PageHeader
        title={`Quote ${quote.number}`}
        marks={<StateChip face={QUOTE_FACES[quote.state]} />}
        note={`by ${quote.madeBy.name}`}
        actions={mayWrite ? <QuoteActions quote={quote} /> : undefined}
      />
      <Sent quote={quote} />
    </>
  );
};

/** One quote: a draft to be written and sent, or what was sent and what became of it. */
export const QuotePage = () => {
  const mayWrite = useCan()('quotes.write');
  return (
    <EditPage<AdminQuote> resource="quotes" refreshMs={REFRESH_MS}>
      {(quote) =>
        quote.state === 'draft' && mayWrite ? (
          <Draft key={quote.id} quote={quote} />
        ) : (
          <Done key={quote.id} quote={quote} />
        )
      }
    </EditPage>
  );
};
