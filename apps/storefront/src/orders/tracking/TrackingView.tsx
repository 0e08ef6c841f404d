import type { OrderView } from '@simpletread/contract';
import { formatOrderNumber, loanIdLabel, type OrderNumber } from '@simpletread/domain';
import { Button, Card } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { PageLink, PrintButton } from '../../shell/controls';
import {
  arrivalText,
  goodsOfOrder,
  isAppointmentAhead,
  isPickupHeld,
  OrderGoods,
  orderHeadline,
  OrderMoney,
  OrderPlace,
} from '../order';
import { CalendarLink, MoveLink } from '../appointments';
import { CancelInfo, type Phones } from '../cancellation';
import { ChangeInfo } from '../changes';
import { DelayNotice } from '../delays';
import { ClaimInfo } from './ClaimInfo';
import { CoverageInfo } from './CoverageInfo';
import { OrderTimeline } from './OrderTimeline';
import { ReceiptLink } from '../receipt';
import { RefundNotice } from '../refunds';
import { ReturnInfo } from './ReturnInfo';
import { Shipment } from './Shipment';
import { dateWords } from '../../shell/time';
import styles from './Tracking.module.css';

interface TrackingViewProps {
  readonly order: OrderView;
  readonly phones: Phones;
  readonly now: Date;
  /** True if it is in its buyer's account. */
  readonly isOfAccount?: boolean;
  readonly isSignedIn?: boolean;
  /** Account creation, for a buyer without one. */
  readonly offer?: ReactNode;
  /** The offer to order the same tires again. */
  readonly reorder?: ReactNode;
}

/** A shipped order: its place, arrival, content and remaining options. */
export const TrackingView = ({
  order,
  phones,
  now,
  isOfAccount = false,
  isSignedIn = isOfAccount,
  offer,
  reorder,
}: TrackingViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <div>
        <p className={styles.over}>
          Order <b className="t-num t-wide">{formatOrderNumber(order.orderNumber as OrderNumber)}</b>, placed{' '}
          {dateWords(order.placedAt)}
          {order.poNumber !== null && <span className={styles.po}>Your PO number {order.poNumber}</span>}
          {order.loanId !== null && (
            <span className={styles.po}>
              {loanIdLabel(order.payment?.method)} {order.loanId}
            </span>
          )}
        </p>
        <h1 className={styles.title}>{orderHeadline({ ...order, isHeld: isPickupHeld(order, now) })}</h1>
        {order.appointment !== null &&
          order.state !== 'cancelled' &&
          isAppointmentAhead(order.appointment, now) && (
            <p className={styles.appointment}>{arrivalText(order.appointment)}</p>
          )}
      </div>
      <div className={styles.headActions} data-print="hide">
        <ReceiptLink order={order} />
        <PrintButton />
        <Button href={`/contact?order=${order.orderNumber}#write`} linkAs={PageLink} variant="quiet">
          Ask about this order
        </Button>
        <Button
          href={isOfAccount ? '/account/my-orders' : '/track-your-order'}
          linkAs={PageLink}
          variant="quiet"
        >
          {isOfAccount ? 'My Orders' : 'Another order'}
        </Button>
      </div>
    </div>
    <RefundNotice order={order} phone={phones.customerServiceNumber} />
    <DelayNotice order={order} isSignedIn={isSignedIn} />
    <OrderTimeline order={order} now={now} />
    <div className={styles.columns}>
      <Card className={styles.sheet ?? ''}>
        <Shipment order={order} />
      </Card>
      <Card className={styles.sheet ?? ''}>
        <OrderPlace order={order} now={now} />
        {(order.appointment === null || isAppointmentAhead(order.appointment, now)) && (
          <CalendarLink
            order={order}
            href={
              isOfAccount
                ? `/account/my-orders/${order.orderNumber}/appointment.ics`
                : '/track-your-order/appointment.ics'
            }
          />
        )}
        <MoveLink order={order} isSignedIn={isSignedIn} now={now} />
      </Card>
      <Card className={styles.sheet ?? ''}>
        <h2>What you bought</h2>
        <OrderGoods goods={goodsOfOrder(order)} />
        <hr />
        <OrderMoney order={order} />
      </Card>
      {order.state !== 'cancelled' && (
        <Card className={styles.sheet ?? ''}>
          {order.state !== 'delivered' && (
            <>
              <CancelInfo order={order} phones={phones} isSignedIn={isSignedIn} />
              <hr />
              <ChangeInfo order={order} isSignedIn={isSignedIn} />
            </>
          )}
          <ReturnInfo
            order={order}
            href={isOfAccount ? `/account/my-orders/${order.orderNumber}/return` : '/track-your-order/return'}
            now={now}
          />
          <hr />
          <ClaimInfo
            order={order}
            href={isOfAccount ? `/account/my-orders/${order.orderNumber}/claim` : '/track-your-order/claim'}
            now={now}
          />
          <CoverageInfo
            order={order}
            href={
              isOfAccount ? `/account/my-orders/${order.orderNumber}/coverage` : '/track-your-order/coverage'
            }
            now={now}
          />
        </Card>
      )}
      {reorder}
      {offer}
    </div>
  </div>
);
