import type { AdminOrder } from '@simpletread/contract';
import { appointmentWords, formatMoney, loanIdLabel } from '@simpletread/domain';

import { LinkBase } from 'react-admin';

import { CustomerLink, Pairs, Panel } from '../../../shell/detail/index.js';
import { dayText, Instant, useMinute } from '../../../shell/time/index.js';
import { placesOf } from './order-places.js';
import { phoneText } from './phone-text.js';
import { RevealContact } from './RevealContact.js';

const vehicleText = (order: AdminOrder): string => {
  const vehicle = order.chosenVehicle;
  if (vehicle === null) return order.vehicle ?? '–';
  return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim();
};

const PROOFS = { code: 'Pickup code', photoId: 'Photo ID' } as const;

/** The promise of a warehouse pickup and what came of it. */
const pickupPairs = ({ warehousePickup: pickup, state }: AdminOrder) => {
  if (pickup === null) return [];
  const { readyBy, readyAt, remindedAt, proof, handedOverBy, wrongCodes } = pickup;
  return [
    readyAt === null
      ? (['Ready by', <Instant key="by" at={readyBy} isFull />] as const)
      : (['Ready since', <Instant key="at" at={readyAt} isFull />] as const),
    ...(remindedAt === null || state !== 'pendingPickup'
      ? []
      : [['Reminded', <Instant key="reminded" at={remindedAt} isFull />] as const]),
    ...(wrongCodes === 0 ? [] : [['Wrong codes', String(wrongCodes)] as const]),
    ...(proof === null ? [] : [['Handed over', `${handedOverBy ?? ''}, ${PROOFS[proof]}`] as const]),
  ];
};

/** The buyer, their vehicle and the destination. */
export const CustomerPanel = ({ order }: { readonly order: AdminOrder }) => {
  const now = useMinute();
  const since = `${order.customerOrderCount} ${order.customerOrderCount === 1 ? 'order' : 'orders'} since ${dayText(order.customerSince, now)}, ${formatMoney(order.customerTotalInCents)}`;
  return (
    <Panel title="Customer" extra={since}>
      <Pairs
        pairs={[
          ['Name', <CustomerLink key="name" name={order.customerName} customerId={order.customerId} />],
          ['Vehicle', vehicleText(order)],
          ['Phone', phoneText(order.customer.phone)],
          ['Email', order.customer.email],
          ...placesOf(order),
          ...(order.pickupHeldUntil === null
            ? []
            : [['Held until', dayText(`${order.pickupHeldUntil}T12:00:00Z`, now)] as const]),
          ...pickupPairs(order),
          ...(order.appointment === null
            ? []
            : [['Appointment', appointmentWords(order.appointment)] as const]),
          ...(order.customer.company === null ? [] : [['Company', order.customer.company] as const]),
          ...(order.poNumber === null ? [] : [['PO number', order.poNumber] as const]),
          ...(order.loanId === null ? [] : [[loanIdLabel(order.payment?.method), order.loanId] as const]),
          ['Account', order.accountType],
          ...(order.fleet === null
            ? []
            : [
                [
                  'Fleet',
                  <LinkBase key="fleet" to={`/fleets/${order.fleet.id}/show`}>
                    {order.fleet.name}
                  </LinkBase>,
                ] as const,
              ]),
          ...(order.trackingNumber === null
            ? []
            : [[order.carrier ?? 'Carrier', order.trackingNumber] as const]),
          ...(order.estimatedDeliveryOn === null
            ? []
            : [['Estimated delivery', dayText(`${order.estimatedDeliveryOn}T12:00:00Z`, now)] as const]),
          ...(order.customer.specialInstructions === null
            ? []
            : [['Instructions', order.customer.specialInstructions] as const]),
        ]}
      />
      <RevealContact orderId={order.id} />
    </Panel>
  );
};
