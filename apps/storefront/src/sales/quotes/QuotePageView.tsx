import type { QuoteView } from '@simpletread/contract';
import { quoteDayWords } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { NoteOpened } from './NoteOpened';
import styles from './Quote.module.css';
import { QuoteQuestion } from './QuoteQuestion';
import { QuotePrice } from './QuotePrice';
import { QuoteTires } from './QuoteTires';

interface QuotePageViewProps {
  readonly token: string;
  readonly quote: QuoteView;
  readonly phone: { readonly display: string; readonly value: string };
}

const Over = ({ quote: { state, lastDay }, phone }: Omit<QuotePageViewProps, 'token'>) => (
  <Banner tone="warn" action={<a href={`tel:${phone.value}`}>Call {phone.display}</a>}>
    {state === 'withdrawn'
      ? 'This quote was withdrawn. We’d be glad to write you another one.'
      : `This quote was good until ${quoteDayWords(lastDay)}. We’d be glad to write you another one.`}
  </Banner>
);

/** A quote for its customer: its author, vehicle, tires, fit and price. */
export const QuotePageView = ({ token, quote, phone }: QuotePageViewProps) => {
  const { state, vehicle, message, firstName, madeBy, number } = quote;
  const isOver = state === 'withdrawn' || state === 'expired';
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{isOver ? `${firstName}, your quote has ended` : `${firstName}, here is your quote`}</h1>
        <p className="t-muted">
          {number}, by {madeBy} of SimpleTread
          {vehicle !== null && <>, for your {`${vehicle.year} ${vehicle.make} ${vehicle.model}`}</>}
        </p>
        {message !== '' && <blockquote className={styles.message}>{message}</blockquote>}
      </header>
      {isOver ? (
        <Over quote={quote} phone={phone} />
      ) : (
        <div className={styles.columns}>
          <QuoteTires quote={quote} />
          <QuotePrice token={token} quote={quote} />
          <NoteOpened token={token} />
        </div>
      )}
      {!isOver && <QuoteQuestion token={token} madeBy={madeBy} />}
      {!isOver && (
        <p className="t-muted">
          Questions? Call <a href={`tel:${phone.value}`}>{phone.display}</a> and mention {number}.
        </p>
      )}
    </div>
  );
};
