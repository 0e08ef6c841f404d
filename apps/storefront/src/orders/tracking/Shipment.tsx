import type { OrderView } from '@simpletread/contract';
import { DataList, type DataRow } from '@simpletread/ui';
import { dayWords, momentWords } from '../../shell/words';

const rowsOf = (order: OrderView): DataRow[] => {
  const { carrier, trackingNumber, estimatedDeliveryOn, deliveredAt, state } = order;
  return [
    { id: 'carrier', label: 'Carrier', value: carrier ?? 'Named at pickup' },
    {
      id: 'tracking',
      label: 'Tracking number',
      value:
        trackingNumber === null ? 'Comes with the carrier' : <span className="t-num">{trackingNumber}</span>,
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

/** Who carries the order and when it arrives. */
export const Shipment = ({ order }: { order: OrderView }) => (
  <>
    <h2>Shipment</h2>
    {order.state === 'cancelled' && order.carrier === null ? (
      <p>Nothing was sent.</p>
    ) : (
      <DataList rows={rowsOf(order)} isRuled />
    )}
  </>
);
