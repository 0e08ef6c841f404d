import type { OrderView } from '@simpletread/contract';
import { appointmentWords, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { Banner, Button, Card, DataList, type DataRow } from '@simpletread/ui';
import { PageLink, PrintButton } from '../../shell/controls';
import { dayWords, momentWords } from '../../shell/time';
import { TireRows } from './TireRows';
import styles from './WorkOrder.module.css';

const arrivalOf = ({ deliveredAt, estimatedDeliveryOn }: OrderView): string => {
  if (deliveredAt !== null) return `Arrived ${momentWords(deliveredAt)}`;
  return estimatedDeliveryOn === null ? 'Not known yet' : `${dayWords(estimatedDeliveryOn)}, expected`;
};

const rowsOf = (order: OrderView): DataRow[] => {
  const { vehicle, appointment, carrier, trackingNumber } = order;
  return [
    { id: 'customer', label: 'Customer', value: order.shippingAddress.name },
    {
      id: 'vehicle',
      label: 'Vehicle',
      value:
        vehicle === null
          ? 'Not given. Check the size on the car before you mount.'
          : [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' '),
    },
    {
      id: 'appointment',
      label: 'Appointment',
      value:
        appointment === null
          ? 'None yet. Call the customer once the tires are there.'
          : appointmentWords(appointment),
    },
    { id: 'arrival', label: 'Tires', value: arrivalOf(order) },
    ...(carrier === null || trackingNumber === null
      ? []
      : [{ id: 'tracking', label: carrier, value: <span className="t-num">{trackingNumber}</span> }]),
  ];
};

const InstalledAt = ({ shop }: { shop: NonNullable<OrderView['shop']> }) => (
  <>
    <h2>Installed at</h2>
    <p>
      <b className="t-strong">{shop.company}</b>
      <br />
      {shop.address1}, {shop.city}, {shop.state} {shop.zip}
    </p>
  </>
);

/** What a shop writes down by hand; the DOT codes register the tires with their manufacturer (49 CFR 574). */
const TO_FILL_IN = [
  'DOT codes',
  'Odometer',
  'Pressure, front and rear',
  'Lug nut torque',
  'Technician and date',
  'Customer',
];

/** An order as the shop that mounts it needs it: no prices, and lines to fill in on paper. */
export const WorkOrder = ({ order }: { order: OrderView }) => {
  const shop = order.fulfilment === 'ship-to-shop' ? order.shop : null;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <p className="t-muted">Work order</p>
          <h1 className="t-num">{formatOrderNumber(order.orderNumber as OrderNumber)}</h1>
        </div>
        <div className={styles.actions} data-print="hide">
          {shop !== null && <PrintButton />}
          <Button href="/track-your-order/wo?another=1" linkAs={PageLink} variant="quiet">
            Another order
          </Button>
        </div>
      </div>
      {order.state === 'cancelled' && (
        <Banner tone="bad">This order is cancelled. There is nothing to install.</Banner>
      )}
      {shop !== null ? (
        <div className={styles.columns}>
          <Card className={styles.sheet ?? ''}>
            <h2>The job</h2>
            <DataList rows={rowsOf(order)} isRuled />
            <TireRows lines={order.lines} />
          </Card>
          <Card className={styles.sheet ?? ''}>
            <InstalledAt shop={shop} />
          </Card>
          <section className={styles.blanks} aria-label="To fill in at the shop">
            <h2>To fill in at the shop</h2>
            <dl>
              {TO_FILL_IN.map((what) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd />
                </div>
              ))}
            </dl>
          </section>
        </div>
      ) : (
        <p>
          This order isn’t installed at a shop. <PageLink href="/track-your-order/result">Track it</PageLink>
        </p>
      )}
    </div>
  );
};
