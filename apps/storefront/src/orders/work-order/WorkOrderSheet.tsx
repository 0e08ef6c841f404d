import type { WorkOrder } from '@simpletread/contract';
import { appointmentWords, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { Banner, Button, Card, DataList, type DataRow } from '@simpletread/ui';
import { PrintButton } from '../../shell/controls';
import { dayWords, momentWords } from '../../shell/time';
import { TireRows } from './TireRows';
import styles from './WorkOrder.module.css';

const arrivalOf = ({ deliveredAt, estimatedDeliveryOn }: WorkOrder): string => {
  if (deliveredAt !== null) return `Arrived ${momentWords(deliveredAt)}`;
  return estimatedDeliveryOn === null ? 'Not known yet' : `${dayWords(estimatedDeliveryOn)}, expected`;
};

const vehicleOf = ({ vehicle }: WorkOrder): string =>
  vehicle === null
    ? 'Not given. Check the size on the car before you mount.'
    : [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(' ');

const rowsOf = (order: WorkOrder): DataRow[] => {
  const { appointment, carrier, trackingNumber } = order;
  return [
    { id: 'customer', label: 'Customer', value: order.customerName },
    { id: 'vehicle', label: 'Vehicle', value: vehicleOf(order) },
    {
      id: 'appointment',
      label: 'Appointment',
      value:
        appointment === null
          ? 'None yet. Call the customer once the tires arrive.'
          : appointmentWords(appointment),
    },
    { id: 'arrival', label: 'Tires', value: arrivalOf(order) },
    ...(carrier === null || trackingNumber === null
      ? []
      : [{ id: 'tracking', label: carrier, value: <span className="t-num">{trackingNumber}</span> }]),
  ];
};

/** Why there is nothing to install; null if there is. */
const offOf = ({ state, lines }: WorkOrder): string | null => {
  if (state === 'cancelled') return 'This order is cancelled. There is nothing to install.';
  return lines.length === 0 ? 'All tires were returned. There is nothing to install.' : null;
};

/** Lines that a shop fills in by hand; the DOT codes register the tires with their manufacturer (49 CFR 574). */
const TO_FILL_IN = [
  'DOT codes',
  'Odometer',
  'Pressure, front and rear',
  'Lug nut torque',
  'Technician and date',
  'Customer',
];

const Blanks = () => (
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
);

const Job = ({ order }: { order: WorkOrder }) => (
  <div className={styles.columns}>
    <Card className={styles.sheet ?? ''}>
      <h2>The job</h2>
      <DataList rows={rowsOf(order)} isRuled />
      <TireRows lines={order.lines} />
    </Card>
    <Card className={styles.sheet ?? ''}>
      <h2>Installed at</h2>
      <p>
        <b className="t-strong">{order.shop.company}</b>
        <br />
        {order.shop.address1}, {order.shop.city}, {order.shop.state} {order.shop.zip}
      </p>
    </Card>
    <Blanks />
  </div>
);

/** An order as the shop that installs it needs it: no prices, and on paper lines to fill in. */
export const WorkOrderSheet = ({ order }: { order: WorkOrder }) => {
  const off = offOf(order);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <p className="t-muted">Work order</p>
          <h1 className="t-num">{formatOrderNumber(order.orderNumber as OrderNumber)}</h1>
        </div>
        <div className={styles.actions} data-print="hide">
          {off === null && <PrintButton />}
          {/* A page of its own: the form starts anew. */}
          <Button href="/track-your-order/wo" variant="quiet">
            Another order
          </Button>
        </div>
      </div>
      {off === null ? <Job order={order} /> : <Banner tone="bad">{off}</Banner>}
    </div>
  );
};
