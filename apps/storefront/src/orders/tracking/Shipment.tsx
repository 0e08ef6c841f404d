import type { OrderView } from '@simpletread/contract';
import { DataList, type DataRow } from '@simpletread/ui';
import { dayWords, momentWords } from '../../shell/time';

const rowsOf = (order: OrderView): DataRow[] => {
  const { carrier, trackingNumber, estimatedDeliveryOn, deliveredAt, state } = order;
  return [
    { id: 'carrier', label: 'Carrier', value: carrier ?? 'Not shipped yet' },
    {
      id: 'tracking',
      label: 'Tracking number',
      value: trackingNumber === null ? 'Not shipped yet' : <span className="t-num">{trackingNumber}</span>,
    },
    ...(deliveredAt === null
      ? [
          {
            id: 'estimate',
            label: 'Estimated delivery',
            value:
              state === 'cancelled' || estimatedDeliveryOn === null ? 'None' : dayWords(estimatedDeliveryOn),
          },
        ]
      : [{ id: 'delivered', label: 'Delivered', value: momentWords(deliveredAt) }]),
  ];
};

/** The order's carrier and arrival. */
export const Shipment = ({ order }: { order: OrderView }) => (
  <>
    <h2>Shipment</h2>
    {order.state === 'cancelled' && order.carrier === null ? (
      <p>Nothing was shipped.</p>
    ) : (
      <DataList rows={rowsOf(order)} isRuled />
    )}
  </>
);
