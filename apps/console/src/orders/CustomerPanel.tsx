import type { AdminOrder } from '@simpletread/contract';
import { formatMoney, formatPhone, maskEmail } from '@simpletread/domain';

import { Pairs } from '../detail/Pairs.js';
import { Panel } from '../detail/Panel.js';
import { dayText } from '../time/eastern-time.js';
import { useMinute } from '../time/use-now.js';
import { FULFILMENT_LABELS } from './order-state-chip.js';

const vehicleText = (order: AdminOrder): string => {
  const vehicle = order.chosenVehicle;
  if (vehicle === null) return order.vehicle ?? '–';
  return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim();
};

const placeText = ({ customer, shop }: AdminOrder): string =>
  shop === null
    ? `${customer.address1}, ${customer.city}, ${customer.state} ${customer.zip}`
    : `${shop.company}, ${shop.zip}`;

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
          ['Phone', formatPhone(order.customer.phone, 'parentheses')],
          [FULFILMENT_LABELS[order.fulfilment], placeText(order)],
          ['Email', maskEmail(order.email)],
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
