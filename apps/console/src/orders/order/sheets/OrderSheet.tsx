import type { AdminOrder } from '@simpletread/contract';
import { appointmentWords, loanIdLabel } from '@simpletread/domain';

import { orderNumberText, Pairs, PlainTable } from '../../../shell/detail/index.js';
import { dayText, exactTimeText, useMinute } from '../../../shell/time/index.js';
import { placesOf } from '../contact/order-places.js';
import { orderFace } from '../state/order-state-chip.js';
import styles from './OrderSheet.module.css';

const leftOf = ({ quantity, returnedQuantity }: AdminOrder['lines'][number]): number =>
  quantity - returnedQuantity;

/** One order on paper: where its tires go, and which to pull. Tires that were removed or came back are left out. */
export const OrderSheet = ({ order }: { readonly order: AdminOrder }) => {
  const now = useMinute();
  const number = orderNumberText(order.orderNumber);
  const lines = order.lines.filter((line) => leftOf(line) > 0);
  const tires = lines.reduce((sum, line) => sum + leftOf(line), 0);
  return (
    <article className={styles.sheet} aria-label={`Order ${number}`}>
      <h2 className={styles.number}>{number}</h2>
      <p className={styles.note}>
        {orderFace(order.state, order.fulfilment).label}. Placed {dayText(order.placedAt, now)},{' '}
        {exactTimeText(order.placedAt)} ET.
      </p>
      <Pairs
        pairs={[
          ['Customer', order.customerName],
          ...placesOf(order),
          ...(order.appointment === null
            ? []
            : [['Appointment', appointmentWords(order.appointment)] as const]),
          ...(order.vehicle === null ? [] : [['Vehicle', order.vehicle] as const]),
          ...(order.poNumber === null ? [] : [['PO number', order.poNumber] as const]),
          ...(order.loanId === null ? [] : [[loanIdLabel(order.payment?.method), order.loanId] as const]),
          ...(order.trackingNumber === null
            ? []
            : [[order.carrier ?? 'Carrier', order.trackingNumber] as const]),
          ...(order.customer.specialInstructions === null
            ? []
            : [['Instructions', order.customer.specialInstructions] as const]),
        ]}
      />
      {lines.length === 0 ? (
        <p className={styles.note}>No tires are left on this order.</p>
      ) : (
        <>
          <PlainTable
            label={`Tires of order ${number}`}
            rows={lines}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Tires', render: (line) => <b>{leftOf(line)}</b> },
              { label: 'Item', render: ({ itemNumber }) => itemNumber },
              { label: 'Tire', render: ({ brandName, name }) => `${brandName} ${name}` },
              {
                label: 'Size',
                render: ({ sizeCode, serviceDescription }) => `${sizeCode} ${serviceDescription}`.trim(),
              },
              { label: 'Pulled', isEnd: true, render: () => <span className={styles.box} /> },
            ]}
          />
          <p className={styles.note}>{tires === 1 ? '1 tire' : `${tires} tires`} in all.</p>
        </>
      )}
    </article>
  );
};
