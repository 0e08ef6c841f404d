import { type QuoteView, quoteTotalInCents } from '@simpletread/contract';
import { formatMoney, quoteDayWords } from '@simpletread/domain';
import { PriceBlock } from '@simpletread/ui';
import { type CartPrice, cartPriceWords, cartRows, cartShares, spokenTotal } from '../../pricing';
import { ChangeButton } from '../../shell/form';
import { takeIntoCart } from './quote-actions';
import styles from './Quote.module.css';

const priceOf = ({ offer: { pricing, installedPricing }, zip }: QuoteView): CartPrice =>
  installedPricing === null
    ? { pricing, fulfilment: null, usualNear: null }
    : { pricing: installedPricing, fulfilment: null, usualNear: zip };

/** The current price, the quoted price, and the button for the cart. */
export const QuotePrice = ({ token, quote }: { readonly token: string; readonly quote: QuoteView }) => {
  const price = priceOf(quote);
  const words = cartPriceWords(price);
  const [then, now] = [quoteTotalInCents(quote.sentOffer), quoteTotalInCents(quote.offer)];
  return (
    <aside className={styles.price} aria-label="Price of the quote">
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
      {then !== now && (
        <p className={styles.then}>
          {formatMoney(then)} when quoted, {formatMoney(now)} today
        </p>
      )}
      <p className="t-muted">
        {quote.isHeld
          ? 'We hold these tire prices, in these quantities, through the last day. Other discounts don’t apply to them. Installation, tax and fees depend on the shop or address you choose. The tires aren’t set aside.'
          : 'These are today’s prices. We charge the price on the day you buy.'}
      </p>
      <div data-print="hide">
        <ChangeButton action={takeIntoCart} fields={{ token }}>
          Add these tires to my cart
        </ChangeButton>
      </div>
      <p>
        Good until <b>{quoteDayWords(quote.lastDay)}</b>
      </p>
    </aside>
  );
};
