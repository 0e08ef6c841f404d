import type { OrderView } from '@simpletread/contract';
import { PICKED_UP, pickupTimeWords } from '@simpletread/domain';
import { DataList, type DataRow } from '@simpletread/ui';
import { dayWords, momentWords } from '../../shell/time';
import { ShipmentHistory } from './ShipmentHistory';

const ON_HOLD = 'On hold. We’ll set a new date when it continues.';

const pickupOf = ({
  pickupReadyBy,
  pickupHeldUntil,
  pickupPoint,
  deliveredAt,
  isOnHold,
}: OrderView): DataRow[] => {
  if (deliveredAt !== null) return [{ id: 'pickedUp', label: PICKED_UP, value: momentWords(deliveredAt) }];
  if (pickupHeldUntil !== null)
    return [{ id: 'held', label: 'Held until', value: dayWords(pickupHeldUntil) }];
  if (isOnHold) return [{ id: 'ready', label: 'Ready by', value: ON_HOLD }];
  return pickupReadyBy === null || pickupPoint === null
    ? []
    : [
        {
          id: 'ready',
          label: 'Ready by',
          value: pickupTimeWords(new Date(pickupReadyBy), pickupPoint.timeZone),
        },
      ];
};

const arrivalOf = (order: OrderView): DataRow[] => {
  const { estimatedDeliveryOn, deliveredAt, carrier, fulfilment, isOnHold } = order;
  if (fulfilment === 'warehouse-pickup') return pickupOf(order);
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
      {isCancelled && order.carrier === null && order.fulfilment !== 'warehouse-pickup' && (
        <p>Nothing was shipped.</p>
      )}
      {!isCancelled && <DataList rows={arrivalOf(order)} isRuled />}
    </>
  );
};
