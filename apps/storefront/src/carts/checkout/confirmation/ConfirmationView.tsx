import type { OrderView } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber, pickupTimeWords } from '@simpletread/domain';
import { Button, Card, LineMark } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { PageLink, PrintButton } from '../../../shell/controls';
import {
  CalendarLink,
  CancelInfo,
  arrivalText,
  goodsOfOrder,
  OrderGoods,
  OrderMoney,
  OrderPlace,
  type Phones,
  ReceiptLink,
} from '../../../orders';
import { dayWords } from '../../../shell/time';
import styles from './Confirmation.module.css';

interface ConfirmationViewProps {
  readonly order: OrderView;
  readonly phones: Phones;
  readonly isSignedIn: boolean;
  /** Account creation, for a buyer without one. */
  readonly offer?: ReactNode;
}

const receiptWords = ({ isReceiptSent, maskedEmail }: OrderView): string =>
  isReceiptSent
    ? `The receipt is in your inbox at ${maskedEmail}.`
    : `The receipt is on its way to ${maskedEmail}.`;

const placeWords = ({ fulfilment, shop, pickupPoint }: OrderView): string => {
  if (pickupPoint !== null) return `At ${pickupPoint.name}`;
  return fulfilment === 'ship-to-shop' && shop !== null ? `At ${shop.company}` : 'At your door';
};

const arrivalWords = (order: OrderView): string => {
  const { pickupReadyBy, pickupPoint, estimatedDeliveryOn } = order;
  if (pickupReadyBy !== null && pickupPoint !== null)
    return `Ready at ${pickupPoint.name} by ${pickupTimeWords(new Date(pickupReadyBy), pickupPoint.timeZone)}. Wait for our email with the pickup code. `;
  return estimatedDeliveryOn === null ? '' : `${placeWords(order)} by ${dayWords(estimatedDeliveryOn)}. `;
};

/** The confirmed order: its number, tires, destination and payment. */
export const ConfirmationView = ({ order, phones, isSignedIn, offer }: ConfirmationViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <LineMark isDrawn />
    <p className={styles.over}>
      Order <b className="t-num t-wide">{formatOrderNumber(order.orderNumber as OrderNumber)}</b>, confirmed
    </p>
    <h1 className={styles.title}>Thank you. Your tires are reserved.</h1>
    {order.appointment !== null && <p className={styles.appointment}>{arrivalText(order.appointment)}</p>}
    <p className={styles.lead}>
      {arrivalWords(order)}
      {receiptWords(order)}
    </p>
    <div className={styles.actions} data-print="hide">
      <Button href="/track-your-order/result" linkAs={PageLink} variant="cta">
        Track this order
      </Button>
      <ReceiptLink order={order} />
      <PrintButton />
    </div>
    <div className={styles.columns}>
      <Card className={styles.sheet ?? ''}>
        <h2>What you bought</h2>
        <OrderGoods goods={goodsOfOrder(order)} />
        <hr />
        <OrderMoney order={order} />
      </Card>
      <div className={styles.sheet}>
        <Card className={styles.sheet ?? ''}>
          <OrderPlace order={order} now={new Date(order.placedAt)} />
          <CalendarLink order={order} href="/checkout/order-confirmation/appointment.ics" />
        </Card>
        <Card className={styles.sheet ?? ''}>
          <CancelInfo order={order} phones={phones} isSignedIn={isSignedIn} />
        </Card>
        {offer}
      </div>
    </div>
  </div>
);
