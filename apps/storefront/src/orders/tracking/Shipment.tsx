import type { OrderView } from '@simpletread/contract';
import { DataList, type DataRow } from '@simpletread/ui';
import { dayWords, momentWords } from '../../shell/time';
import { ShipmentHistory } from './ShipmentHistory';

const ON_HOLD = 'On hold. We’ll set a new date when it continues.';

const arrivalOf = ({ estimatedDeliveryOn, deliveredAt, carrier, isOnHold }: OrderView): DataRow[] => {
  if (deliveredAt !== null) return [{ id: 'delivered', label: 'Delivered', value: momentWords(deliveredAt) }];
  return [
    ...(carrier === null ? [{ id: 'tracking', label: 'Tracking number', value: 'Not shipped yet' }] : []),
    ...(isOnHold ? [{ id: 'hold', label: 'Estimated delivery', value: ON_HOLD }] : []),
    ...(estimatedDeliveryOn === null
      ? []
      : [{ id: 'estimate', label: 'Estimated delivery', value: dayWords(estimatedDeliveryOn) }]),
  ];
};

/** The way of an order, and when it arrives. */
export const Shipment = ({ order }: { order: OrderView }) => {
  const isCancelled = order.state === 'cancelled';
  return (
    <>
      <ShipmentHistory order={order} />
      {isCancelled && order.carrier === null && <p>Nothing was shipped.</p>}
      {!isCancelled && <DataList rows={arrivalOf(order)} isRuled />}
    </>
  );
};
