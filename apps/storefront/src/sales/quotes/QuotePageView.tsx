import { allOptionsOf, type QuoteView } from '@simpletread/contract';
import { quoteDayWords, quoteOptionLabel } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { NoteOpened } from './NoteOpened';
import styles from './Quote.module.css';
import { QuoteQuestion } from './QuoteQuestion';
import { QuotePrice, QuoteTerms } from './QuotePrice';
import { type QuotedSet, QuoteTires } from './QuoteTires';

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

const SET_COUNTS = ['', 'one set', 'two sets', 'three sets'];

/** The sets of tires that the quote offers: one, or up to three to choose from. */
const QuoteSets = ({ token, quote }: Omit<QuotePageViewProps, 'phone'>) => {
  const sets = allOptionsOf(quote);
  const isOne = sets.length === 1;
  const tiresAndPrice = (set: QuotedSet) => (
    <>
      <QuoteTires vehicle={quote.vehicle} set={set} isOne={isOne} />
      <QuotePrice token={token} quote={quote} set={set} isOne={isOne} />
    </>
  );
  if (isOne)
    return sets.map((set) => (
      <div key={set.option} className={styles.columns}>
        {tiresAndPrice(set)}
      </div>
    ));
  return (
    <>
      <div className={styles.terms}>
        <p>
          These are {SET_COUNTS[sets.length]} for one car. Choose the one you want. If you choose another one
          later, it takes the place of the first in your cart.
        </p>
        <QuoteTerms quote={quote} />
      </div>
      <div className={styles.sets}>
        {sets.map((set) => (
          <section key={set.option} className={styles.set} aria-label={quoteOptionLabel(set.option)}>
            <h2>
              {quoteOptionLabel(set.option)}
              {quote.takenOption === set.option && <span className="t-muted">, in your cart</span>}
            </h2>
            {tiresAndPrice(set)}
          </section>
        ))}
      </div>
    </>
  );
};

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
        <>
          <QuoteSets token={token} quote={quote} />
          <NoteOpened token={token} />
        </>
      )}
      <p data-print="hide">
        <a href={`/quotes/${encodeURIComponent(token)}/quote.pdf`}>Save this quote as a PDF</a>
      </p>
      {!isOver && <QuoteQuestion token={token} madeBy={madeBy} />}
      {!isOver && (
        <p className="t-muted">
          Questions? Call <a href={`tel:${phone.value}`}>{phone.display}</a> and mention {number}.
        </p>
      )}
    </div>
  );
};
