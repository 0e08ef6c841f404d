import type { OrderView } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { Button, Card, LineMark } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { PageLink } from '../../shell/PageLink';
import { CancelInfo } from '../tracking/CancelInfo';
import { goodsOfOrder } from '../tracking/goods-of-order';
import { OrderPlace } from '../tracking/OrderPlace';
import { dayWords } from '../tracking/time-words';
import styles from './Confirmation.module.css';
import { OrderGoods } from './OrderGoods';
import { OrderMoney } from './OrderMoney';
import { PrintButton } from './PrintButton';

interface ConfirmationViewProps {
  readonly order: OrderView;
  readonly phone: { readonly display: string; readonly value: string };
  /** An account, for who has none. */
  readonly offer?: ReactNode;
}

const receiptWords = ({ isReceiptSent, maskedEmail }: OrderView): string =>
  isReceiptSent
    ? `The receipt is in your mail at ${maskedEmail}.`
    : `The receipt is on its way to ${maskedEmail}.`;

const placeWords = ({ fulfilment, shop, pickupPoint }: OrderView): string => {
  if (pickupPoint !== null) return `At ${pickupPoint.name}`;
  return fulfilment === 'ship-to-shop' && shop !== null ? `At ${shop.company}` : 'At your door';
};

const arrivalWords = (order: OrderView): string =>
  order.estimatedDeliveryOn === null
    ? ''
    : `${placeWords(order)} by ${dayWords(order.estimatedDeliveryOn)}. `;

/** The order is placed: its number, what was bought, where it goes, what was paid. */
export const ConfirmationView = ({ order, phone, offer }: ConfirmationViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <LineMark isDrawn />
    <p className={styles.over}>
      Order <b className="t-num t-wide">{formatOrderNumber(order.orderNumber as OrderNumber)}</b>, confirmed
    </p>
    <h1 className={styles.title}>Thank you. Your tires are on the list.</h1>
    <p className={styles.lead}>
      {arrivalWords(order)}
      {receiptWords(order)}
    </p>
    <div className={styles.actions} data-print="hide">
      <Button href="/track-your-order/result" linkAs={PageLink} variant="cta">
        Track this order
      </Button>
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
        {offer}
        <Card className={styles.sheet ?? ''}>
          <OrderPlace order={order} />
          {order.appointment !== null && (
            <p data-print="hide">
              <a href="/checkout/order-confirmation/appointment.ics">Add to calendar</a>
            </p>
          )}
        </Card>
        <Card className={styles.sheet ?? ''}>
          <CancelInfo order={order} phone={phone} />
        </Card>
      </div>
    </div>
  </div>
);
