import type { AdminOrder } from '@simpletread/contract';
import { formatMoney, formatPhone } from '@simpletread/domain';

import { Pairs } from '../detail/Pairs.js';
import { Panel } from '../detail/Panel.js';
import { dayText } from '../time/eastern-time.js';
import { useMinute } from '../time/use-now.js';
import { placesOf } from './order-places.js';

const vehicleText = (order: AdminOrder): string => {
  const vehicle = order.chosenVehicle;
  if (vehicle === null) return order.vehicle ?? '–';
  return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim();
};

/** Who bought, for which vehicle, and where the tires go. */
export const CustomerPanel = ({ order }: { readonly order: AdminOrder }) => {
  const now = useMinute();
  const since = `${order.customerOrderCount} ${order.customerOrderCount === 1 ? 'order' : 'orders'} since ${dayText(order.customerSince, now)}, ${formatMoney(order.customerTotalInCents)}`;
  return (
    <Panel title="Customer" extra={since}>
      <Pairs
        pairs={[
          ['Name', order.customerName],
          ['Vehicle', vehicleText(order)],
          // A masked number has too few digits to be set as one; it comes as it is to be read.
          ['Phone', formatPhone(order.customer.phone, 'parentheses') || order.customer.phone],
          ['Email', order.customer.email],
          ...placesOf(order),
          ['Account', order.accountType],
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
    </Panel>
  );
};
