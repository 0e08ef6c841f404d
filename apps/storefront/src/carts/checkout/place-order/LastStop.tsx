import type { CartReply } from '@simpletread/contract';
import { appointmentWords, formatPhone, paymentMethodName, pickupTimeWords } from '@simpletread/domain';
import { Banner, Card } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { PageLink } from '../../../shell/controls';
import { tiresText } from '../../../pricing';
import { CheckoutFrame } from '../frame/CheckoutFrame';
import { checkoutHref } from '../../../shell/paths';
import styles from './LastStop.module.css';
import { goodsOfCart, OrderGoods, PickupPlace } from '../../../orders';
import { chosenPayerWords } from '../payment/pay-later-words';
import { PlaceOrderForm } from './PlaceOrderForm';
import { readCheckout } from '../frame/read-checkout';
import { readPurchaseOrders } from './read-purchase-orders';

interface PartProps {
  readonly title: string;
  readonly href: string;
  readonly children: ReactNode;
}

const Part = ({ title, href, children }: PartProps) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    <div>{children}</div>
    <PageLink href={href} data-print="hide">
      Change<span className={styles.hidden}> {title.toLowerCase()}</span>
    </PageLink>
  </section>
);

type ShipTo = NonNullable<CartReply['shipTo']>;

const Person = ({ shipTo }: { shipTo: ShipTo }) => (
  <p>
    {shipTo.firstName} {shipTo.lastName}
    {shipTo.company !== null && `, ${shipTo.company}`}
    <br />
    {shipTo.address1}
    {shipTo.address2 !== null && `, ${shipTo.address2}`}
    <br />
    {shipTo.city}, {shipTo.state} {shipTo.zip}
    <br />
    {shipTo.email}
    <br />
    <span className="t-num">{formatPhone(shipTo.phone, 'parentheses')}</span>
  </p>
);

const CLOSING: readonly CartReply['alerts'][number]['code'][] = [
  'outOfStock',
  'fitmentRefused',
  'uninstallable',
  'shopRemoved',
  'pickupPointClosed',
  'notAtWarehouse',
  'appointmentUnavailable',
];

const closedReason = ({ alerts }: CartReply): string | undefined =>
  alerts.find(({ code }) => CLOSING.includes(code))?.message;

/** Each step's frame already shows these alerts. */
const alertsOf = ({ alerts }: CartReply): CartReply['alerts'] =>
  alerts.filter(({ code }) => code !== 'appointmentUnavailable');

/** The last step: everything once more, and the order button. */
export const LastStop = async () => {
  const [checkout, purchaseOrders] = await Promise.all([readCheckout('order-summary'), readPurchaseOrders()]);
  const { cart, lender, giftCard } = checkout;
  const payer = chosenPayerWords(checkout);
  const { shop, pickupPoint, shipTo, fulfilment, appointment } = cart;
  const isShop = fulfilment === 'ship-to-shop';
  const isCovered = isShop && cart.lines.some(({ roadHazardState }) => roadHazardState === 1);
  return (
    <CheckoutFrame {...checkout} step="order-summary" title="Last stop: review and place your order">
      {alertsOf(cart).map(({ code, message, lineId }) => (
        <div key={`${code}-${lineId ?? ''}`} className={styles.alert}>
          <Banner tone="warn">{message}</Banner>
        </div>
      ))}
      <Card className={styles.parts ?? ''}>
        <Part title="Tires" href="/cart">
          <OrderGoods goods={goodsOfCart(cart)} />
        </Part>
        {isShop && shop !== null && (
          <Part title="Installed at" href={checkoutHref('shipping')}>
            <p>
              <b>{shop.company}</b>
              <br />
              {shop.address1}, {shop.city}, {shop.state} {shop.zip}
              <br />
              <span className="t-num">{formatPhone(shop.phone, 'parentheses')}</span>
            </p>
          </Part>
        )}
        {pickupPoint !== null && (
          <Part title="Picked up at" href={checkoutHref('shipping')}>
            <PickupPlace point={pickupPoint} />
            {cart.pickupReadyBy !== null && (
              <p>Ready by {pickupTimeWords(new Date(cart.pickupReadyBy), pickupPoint.timeZone)}</p>
            )}
          </Part>
        )}
        {isShop && appointment !== null && (
          <Part title="Appointment" href={`${checkoutHref('shipping')}#times`}>
            <p>{appointmentWords(appointment)}</p>
          </Part>
        )}
        {shipTo !== null && (
          <Part
            title={isShop || pickupPoint !== null ? 'Your details' : 'Shipped to'}
            href={checkoutHref('shipping')}
          >
            <Person shipTo={shipTo} />
            {shipTo.specialInstructions !== null && <p className="t-muted">{shipTo.specialInstructions}</p>}
          </Part>
        )}
        <Part title="Coverage" href={checkoutHref('services')}>
          <p>{isCovered ? `Road hazard, ${tiresText(cart.quantity)}, 36 months` : 'None'}</p>
        </Part>
        {payer !== null && (
          <Part title="Payment" href={checkoutHref('payments')}>
            <p>{payer}</p>
          </Part>
        )}
      </Card>
      <PlaceOrderForm
        orderKey={crypto.randomUUID()}
        cartId={cart.cartId}
        cartVersion={cart.version}
        total={cart.pricing.totalInCents}
        giftCard={giftCard}
        quantity={cart.quantity}
        fulfilment={fulfilment ?? 'ship-to-me'}
        lender={lender === null ? null : { method: lender, name: paymentMethodName(lender) }}
        purchaseOrders={purchaseOrders}
        closedReason={closedReason(cart)}
      />
    </CheckoutFrame>
  );
};
