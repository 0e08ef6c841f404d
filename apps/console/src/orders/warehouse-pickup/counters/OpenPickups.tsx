import type { PickupCounter, WarehousePickupRow } from '@simpletread/contract';
import { pickupTimeWords, shortDayWords } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';

import { PlainTable, StateChip } from '../../../shell/detail/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { AppLink } from '../../../shell/frame/index.js';
import { pickupFace } from '../pickup-face.js';

const OrderLink = ({ orderId, orderNumber }: WarehousePickupRow) => {
  const can = useCan();
  return can('orders.read') ? (
    <AppLink href={`/orders/${orderId}/show`}>{orderNumber}</AppLink>
  ) : (
    <>{orderNumber}</>
  );
};

type OpenPickupsProps = Pick<PickupCounter, 'openPickups' | 'timeZone'>;

/** Orders that their buyers haven’t picked up yet, with times of the counter’s clock. */
export const OpenPickups = ({ openPickups: pickups, timeZone }: OpenPickupsProps) =>
  pickups.length === 0 ? (
    <EmptyState title="No open pickups" layout="row" headingLevel={3}>
      Nobody is waiting for tires here.
    </EmptyState>
  ) : (
    <PlainTable
      label="Open pickups"
      rows={pickups}
      keyOf={({ orderId }) => orderId}
      columns={[
        { label: 'Order', render: (pickup) => <OrderLink {...pickup} /> },
        { label: 'Tires', render: ({ sizes }) => sizes.join(', ') },
        { label: 'State', render: (pickup) => <StateChip face={pickupFace(pickup)} /> },
        {
          label: 'Due',
          render: ({ heldUntil, readyBy }) =>
            heldUntil === null
              ? pickupTimeWords(new Date(readyBy), timeZone)
              : `until ${shortDayWords(heldUntil)}`,
        },
      ]}
    />
  );
