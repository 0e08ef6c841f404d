import { FAULT_TABLE, type CartReply } from '@simpletread/contract';
import { Button, Card, PriceBlock } from '@simpletread/ui';
import { appointmentWords, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { PageLink } from '../../../shell/controls';
import { cartPriceWords, cartRows, cartShares } from '../../../pricing';
import { MONEY_GOES_BACK } from '../place-order/charge-words';
import styles from './Confirmation.module.css';
import { LookAgain } from './LookAgain';
import { goodsOfCart, OrderGoods } from '../../../orders';

interface OrderProcessingProps {
  readonly orderNumber: string;
  readonly phone: { readonly display: string; readonly value: string };
  /** The cart being bought; null once it is no longer a cart. */
  readonly cart: CartReply | null;
}

const placeOf = ({ fulfilment, shop, pickupPoint, shipTo }: CartReply): string | null => {
  if (fulfilment === 'ship-to-shop' && shop !== null)
    return `Installed at ${shop.company}, ${shop.address1}, ${shop.city} ${shop.zip}`;
  if (pickupPoint !== null)
    return `Picked up at ${pickupPoint.name}, ${pickupPoint.address1}, ${pickupPoint.city} ${pickupPoint.zip}`;
  return shipTo === null ? null : `Shipped to ${shipTo.address1}, ${shipTo.city} ${shipTo.zip}`;
};

const Bought = ({ cart }: { cart: CartReply }) => {
  const { pricing, fulfilment, appointment } = cart;
  const words = cartPriceWords({ pricing, fulfilment, usualNear: null });
  const place = placeOf(cart);
  return (
    <Card className={styles.card ?? ''}>
      <OrderGoods goods={goodsOfCart(cart)} />
      {place !== null && <p className="t-muted">{place}</p>}
      {appointment !== null && <p>{appointmentWords(appointment)}</p>}
      <PriceBlock
        amount={pricing.totalInCents}
        label={words.label}
        context={words.context}
        shares={cartShares(cart)}
        rows={cartRows(cart)}
      />
    </Card>
  );
};

/** The provider has not answered yet; the page checks again automatically. */
export const OrderProcessing = ({ orderNumber, phone, cart }: OrderProcessingProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <LookAgain />
    <p className={styles.over}>
      Order <span className="t-num">{formatOrderNumber(orderNumber as OrderNumber)}</span>
    </p>
    <h1 className={styles.title}>Your payment is processing</h1>
    <Card className={styles.card ?? ''}>
      <p role="status">{FAULT_TABLE['payment.processing'].message}</p>
      <p className="t-muted">
        This page updates automatically. You can close it: nothing is lost, and you are charged once. Support:{' '}
        <a href={`tel:${phone.value}`} className="t-num">
          {phone.display}
        </a>
        , code 539.
      </p>
      <Button href={`/checkout/confirm-order/${orderNumber}`} linkAs={PageLink} variant="ghost">
        Check again
      </Button>
    </Card>
    {cart !== null && cart.lines.length > 0 && <Bought cart={cart} />}
  </div>
);

/** The payment failed in the end. */
export const OrderFailed = () => (
  <div className={`l-wrap ${styles.page}`}>
    <h1 className={styles.title}>The order was not placed</h1>
    <Card className={styles.card ?? ''}>
      <p role="alert">{FAULT_TABLE['payment.notProcessed'].message}</p>
      <p className="t-muted">{MONEY_GOES_BACK} Your cart is unchanged.</p>
      <Button href="/checkout/payments?problem=payment.notProcessed" linkAs={PageLink} variant="cta">
        Choose a payment method
      </Button>
    </Card>
  </div>
);
