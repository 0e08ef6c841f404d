import type { CartReply } from '@simpletread/contract';
import { formatMoney, INSTALLATION_SAVING, type Cents } from '@simpletread/domain';
import { Banner, Button, PriceBlock } from '@simpletread/ui';
import { PageLink } from '../../shell/PageLink';
import styles from './Cart.module.css';
import { cartPriceWords, cartRows, cartShares } from './cart-price';
import { CartZip } from './CartZip';
import { PriceTrace } from './PriceTrace';

interface CartSummaryProps {
  readonly cart: CartReply;
  /** The lowest price of a shop nearby that mounts a tire, while no shop is chosen. */
  readonly installFrom: Cents | null;
}

/** Why the cart cannot be checked out as it is. */
const closedReason = ({ alerts }: CartReply): string | undefined => {
  if (alerts.some(({ code }) => code === 'outOfStock'))
    return 'Take out what is out of stock, or choose fewer tires.';
  if (alerts.some(({ code }) => code === 'fitmentRefused'))
    return 'A tire in your cart does not fit your vehicle.';
  return undefined;
};

const CheckOut = ({ reason }: { reason: string | undefined }) =>
  reason === undefined ? (
    <Button href="/checkout/shipping" linkAs={PageLink} variant="cta" size="l" isFullWidth>
      Check out
    </Button>
  ) : (
    <Button variant="cta" size="l" isFullWidth disabledReason={reason}>
      Check out
    </Button>
  );

/** The total with all its parts, what to know before paying, and the way on. */
export const CartSummary = ({ cart, installFrom }: CartSummaryProps) => {
  const words = cartPriceWords(cart);
  return (
    <aside className={styles.summary} aria-label="Price of the cart">
      <h2 className={styles.summaryTitle}>Your total</h2>
      <PriceBlock
        amount={cart.pricing.totalInCents}
        size="l"
        label={words.label}
        context={words.context}
        isPartial={words.isPartial}
        shares={cartShares(cart)}
        rows={cartRows(cart)}
        announcement={`Your total is ${formatMoney(cart.pricing.totalInCents)}, ${words.label}.`}
      />
      {installFrom !== null && (
        <p className={styles.hint}>
          Shops near {cart.zip} mount and balance from {formatMoney(installFrom)} a tire. You choose one next;
          four tires installed take {formatMoney(INSTALLATION_SAVING)} off.
        </p>
      )}
      <PriceTrace trace={cart.pricing.trace} />
      {cart.alerts
        .filter(({ lineId }) => lineId === null)
        .map(({ code, message }) => (
          <Banner key={code} tone={code === 'shopRemoved' ? 'bad' : 'warn'}>
            {message}
          </Banner>
        ))}
      <CartZip zip={cart.zip} />
      <CheckOut reason={closedReason(cart)} />
      <p className={styles.hint}>Cancel free for 30 minutes after you place the order.</p>
    </aside>
  );
};
