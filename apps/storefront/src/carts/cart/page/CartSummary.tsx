import type { CartReply, WarehousePickup } from '@simpletread/contract';
import { formatMoney, type Cents } from '@simpletread/domain';
import { Banner, PriceBlock } from '@simpletread/ui';
import { AppointmentGone } from '../appointments/AppointmentGone';
import { CANCEL_PROMISE } from '../state/cancel-promise';
import styles from './Cart.module.css';
import {
  cartPriceWords,
  cartRows,
  cartShares,
  type CartPrice,
  PayLaterNote,
  spokenTotal,
} from '../../../pricing';
import { PageLink } from '../../../shell/controls';
import { shopHref } from '../../../shell/paths';
import { CartCoupon } from '../codes/CartCoupon';
import { CartZip } from '../zip/CartZip';
import { CheckOut } from './CheckOut';
import { KeepBothOrders } from './KeepBothOrders';
import { PriceTrace } from '../price/PriceTrace';
import { ReplacedOrderNote } from '../price/ReplacedOrderNote';
import { Recounted } from '../lines/Recounted';
import { WarehouseHint } from './WarehouseHint';

interface CartSummaryProps {
  readonly cart: CartReply;
  readonly price: CartPrice;
  /** The lowest nearby installation price per tire, while no shop is chosen. */
  readonly installFrom: Cents | null;
  /** The shop that the shopper wants and these tires don't have. */
  readonly missedShop: string | null;
  /** The nearest warehouse that has all tires. */
  readonly warehouse: WarehousePickup | undefined;
}

/** Why the cart can't be checked out. */
const BLOCKING: readonly CartReply['alerts'][number]['code'][] = [
  'shopRemoved',
  'pickupPointClosed',
  'notAtWarehouse',
];

const closedReason = ({ alerts }: CartReply): string | undefined => {
  if (alerts.some(({ code }) => code === 'outOfStock'))
    return 'Remove tires that are out of stock, or choose fewer.';
  if (alerts.some(({ code }) => code === 'fitmentRefused'))
    return 'A tire in your cart does not fit your vehicle.';
  return undefined;
};

/** The total with all its parts, notes before paying, and the checkout button. */
export const CartSummary = ({ cart, price, installFrom, missedShop, warehouse }: CartSummaryProps) => {
  const { pricing } = price;
  const words = cartPriceWords(price);
  return (
    <aside className={styles.summary} aria-label="Price of the cart">
      <h2 className={styles.summaryTitle}>Your total</h2>
      <ReplacedOrderNote replacesOrder={cart.replacesOrder} action={<KeepBothOrders />} />
      <Recounted>
        <PriceBlock
          amount={pricing.totalInCents}
          size="l"
          label={words.label}
          context={words.context}
          isPartial={words.isPartial}
          shares={cartShares(price)}
          rows={cartRows(price)}
          announcement={spokenTotal(price)}
        />
        <PayLaterNote payLater={cart.payLater} />
        {cart.shop !== null && (
          <p className={styles.hint}>
            Installed at <PageLink href={shopHref(cart.shop)}>{cart.shop.company}</PageLink>, {cart.shop.city}
            .
          </p>
        )}
        {missedShop !== null && (
          <p className={styles.hint}>{missedShop} isn’t set for these tires. Choose a shop at checkout.</p>
        )}
        {installFrom !== null && (
          <p className={styles.hint}>
            Choose your shop next to see the total. Installation near {cart.zip} starts at{' '}
            {formatMoney(installFrom)} per tire.
          </p>
        )}
        <WarehouseHint nearest={warehouse} />
        <PriceTrace pricing={pricing} />
      </Recounted>
      <AppointmentGone cart={cart} />
      {cart.alerts
        .filter(({ lineId, code }) => lineId === null && code !== 'appointmentUnavailable')
        .map(({ code, message }) => (
          <Banner key={code} tone={BLOCKING.includes(code) ? 'bad' : 'warn'}>
            {message}
          </Banner>
        ))}
      {cart.nearMisses.map(({ name, reason }) => (
        <p key={name} className={styles.hint}>
          {name}: {reason}.
        </p>
      ))}
      <CartCoupon coupon={cart.coupon} />
      <CartZip zip={cart.zip} />
      <CheckOut reason={closedReason(cart)} />
      <p className={styles.hint}>{CANCEL_PROMISE}</p>
    </aside>
  );
};
