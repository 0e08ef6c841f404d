import type { CartReply } from '@simpletread/contract';
import { appointmentWords, formatMoney, pickupTimeWords } from '@simpletread/domain';
import { PriceBlock } from '@simpletread/ui';
import { House, Package, Wrench } from 'lucide-react';
import { PageLink } from '../../../shell/controls';
import { cartPriceWords, cartRows, cartShares, type CartPrice, spokenTotal } from '../../../pricing';
import { appointmentAlert, ReplacedOrderNote } from '../../cart';
import styles from './CheckoutFrame.module.css';
import { checkoutHref } from '../../../shell/paths';
import { type GiftCardPart, GiftCardRows, goodsOfCart, OrderGoods } from '../../../orders';

/** The destination, once known. */
const deliveryOf = ({ fulfilment, shop, pickupPoint, shipTo }: CartReply) => {
  if (fulfilment === 'ship-to-shop' && shop !== null)
    return { Icon: Wrench, title: shop.company, place: `${shop.address1}, ${shop.city} ${shop.zip}` };
  if (pickupPoint !== null) {
    const { name, address1, city, zip } = pickupPoint;
    return { Icon: Package, title: name, place: `${address1}, ${city} ${zip}` };
  }
  return fulfilment === 'ship-to-me' && shipTo !== null
    ? { Icon: House, title: 'Shipped to you', place: `${shipTo.city} ${shipTo.zip}` }
    : null;
};

const Appointment = ({ cart }: { cart: CartReply }) => {
  if (cart.appointment === null) return null;
  const words = appointmentWords(cart.appointment);
  return (
    <>
      <br />
      {appointmentAlert(cart) === null ? (
        words
      ) : (
        <span className={styles.gone}>
          <span className={styles.goneTime}>{words}</span> This time is no longer available.
        </span>
      )}
    </>
  );
};

const Delivery = ({ cart }: { cart: CartReply }) => {
  const delivery = deliveryOf(cart);
  if (delivery === null) return null;
  const { Icon, title, place } = delivery;
  return (
    <div className={styles.delivery}>
      <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{title}</b>
        <br />
        <span className="t-muted">{place}</span>
        {cart.pickupReadyBy !== null && cart.pickupPoint !== null && (
          <>
            <br />
            Ready by {pickupTimeWords(new Date(cart.pickupReadyBy), cart.pickupPoint.timeZone)}
          </>
        )}
        {cart.fulfilment === 'ship-to-shop' && <Appointment cart={cart} />}
      </span>
      <PageLink href={checkoutHref('shipping')}>
        Change<span className={styles.hidden}> shipping</span>
      </PageLink>
    </div>
  );
};

// A step doesn't ask for a ZIP next to it: the step itself asks for the shop or the address.
const untilKnown = ({ fulfilment }: CartReply): string =>
  fulfilment === 'ship-to-me' ? 'enter your address for the total' : 'choose a location for the total';

interface SummaryProps {
  readonly cart: CartReply;
  readonly price: CartPrice;
  readonly giftCard: GiftCardPart | null;
}

const Content = ({ cart, price, giftCard }: SummaryProps) => {
  const { pricing } = price;
  const words = cartPriceWords(price);
  return (
    <>
      <OrderGoods goods={goodsOfCart(cart)} />
      <Delivery cart={cart} />
      <ReplacedOrderNote replacesOrder={cart.replacesOrder} />
      <hr />
      <PriceBlock
        amount={pricing.totalInCents}
        size="l"
        label={words.label}
        context={pricing.isTaxKnown ? words.context : untilKnown(cart)}
        isPartial={words.isPartial}
        shares={cartShares(price)}
        rows={cartRows(price)}
        announcement={spokenTotal(price)}
      />
      {giftCard !== null && <GiftCardRows part={giftCard} leftLabel="To pay" />}
      {price.usualNear !== null && (
        <p className={styles.basis}>
          Estimated installation at shops near {price.usualNear}. The total depends on the shop you choose.
        </p>
      )}
    </>
  );
};

const foldedLabel = (price: CartPrice, giftCard: GiftCardPart | null): string => {
  if (!price.pricing.isTaxKnown) return 'so far';
  return giftCard === null ? cartPriceWords(price).label : 'after your gift card';
};

/** The order's tires and price, folded; up to M, above the step. */
export const FoldedSummary = ({ cart, price, giftCard }: SummaryProps) => (
  <details className={styles.folded}>
    <summary>
      <span>Order summary</span>
      <b>
        {formatMoney(giftCard?.toPayInCents ?? price.pricing.totalInCents)}
        <small>{foldedLabel(price, giftCard)}</small>
      </b>
    </summary>
    <Content cart={cart} price={price} giftCard={giftCard} />
  </details>
);

/** The same from L up, next to the step. */
export const SummaryAside = ({ cart, price, giftCard }: SummaryProps) => (
  <aside className={styles.summary} aria-label="Order summary">
    <div className={styles.summaryHead}>
      <h2>Your order</h2>
      <PageLink href="/cart">
        Edit<span className={styles.hidden}> your cart</span>
      </PageLink>
    </div>
    <Content cart={cart} price={price} giftCard={giftCard} />
  </aside>
);
