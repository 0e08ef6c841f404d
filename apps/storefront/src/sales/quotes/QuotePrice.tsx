import { type QuoteView, quoteTotalInCents } from '@simpletread/contract';
import { formatMoney, quoteDayWords, quoteOptionLabel, quoteReceivingWords } from '@simpletread/domain';
import { PriceBlock } from '@simpletread/ui';
import {
  type CartPrice,
  cartPriceWords,
  cartRows,
  cartShares,
  PayLaterNote,
  spokenTotal,
} from '../../pricing';
import { ChangeButton } from '../../shell/form';
import { takeIntoCart } from './quote-actions';
import styles from './Quote.module.css';
import type { QuotedSet } from './QuoteTires';

const priceOf = (
  { pricing, installedPricing }: QuoteView['offer'],
  { zip, receiving }: QuoteView,
): CartPrice =>
  installedPricing === null
    ? { pricing, fulfilment: receiving?.fulfilment ?? null, usualNear: null }
    : { pricing: installedPricing, fulfilment: null, usualNear: zip };

interface QuotePriceProps {
  readonly token: string;
  readonly quote: QuoteView;
  readonly set: QuotedSet;
  /** True for a quote without other sets. */
  readonly isOne: boolean;
}

/** States how long the quote’s prices hold, and for what. */
export const QuoteTerms = ({ quote: { isHeld, lastDay, receiving } }: Pick<QuotePriceProps, 'quote'>) => (
  <>
    {receiving !== null && (
      <p>
        <b>{quoteReceivingWords(receiving)}</b>
        {receiving.appointment !== null && ' (shop’s local time, held once you pay)'}
      </p>
    )}
    <p>
      Good until <b>{quoteDayWords(lastDay)}</b>
    </p>
    <p className="t-muted">
      {isHeld
        ? 'We hold these tire prices, in these quantities, through the last day. Other discounts don’t apply to them. Installation, tax and fees depend on the shop or address you choose at checkout. The tires aren’t set aside.'
        : 'These are today’s prices. We charge the price on the day you buy.'}
    </p>
  </>
);

const buttonWords = ({ takenOption }: QuoteView, { option }: QuotedSet, isOne: boolean): string => {
  if (isOne) return 'Add these tires to my cart';
  const label = quoteOptionLabel(option);
  return takenOption === option ? `See ${label} in my cart` : `Choose ${label}`;
};

/** The current price, the quoted price, and the button for the cart. */
export const QuotePrice = ({ token, quote, set, isOne }: QuotePriceProps) => {
  const price = priceOf(set.offer, quote);
  const words = cartPriceWords(price);
  const [then, now] = [quoteTotalInCents(set.sentOffer), quoteTotalInCents(set.offer)];
  return (
    <aside
      className={styles.price}
      aria-label={isOne ? 'Price of the quote' : `Price of ${quoteOptionLabel(set.option)}`}
    >
      <PriceBlock
        amount={price.pricing.totalInCents}
        size="l"
        label={words.label}
        context={words.context}
        isPartial={words.isPartial}
        shares={cartShares(price)}
        rows={cartRows(price)}
        announcement={spokenTotal(price)}
      />
      <PayLaterNote payLater={set.offer.payLater} />
      {then !== now && (
        <p className={styles.then}>
          {formatMoney(then)} when quoted, {formatMoney(now)} today
        </p>
      )}
      {isOne && <QuoteTerms quote={quote} />}
      <div data-print="hide">
        <ChangeButton action={takeIntoCart} fields={{ token, option: set.option }}>
          {buttonWords(quote, set, isOne)}
        </ChangeButton>
      </div>
    </aside>
  );
};
