import type { WarehousePickupRow } from '@simpletread/contract';
import { shortDayWords } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';

import { PlainTable, StateChip } from '../../../shell/detail/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { AppLink } from '../../../shell/frame/index.js';
import { Instant } from '../../../shell/time/index.js';
import { pickupFace } from '../pickup-face.js';

const OrderLink = ({ orderId, orderNumber }: WarehousePickupRow) => {
  const can = useCan();
  return can('orders.read') ? (
    <AppLink href={`/orders/${orderId}/show`}>{orderNumber}</AppLink>
  ) : (
    <>{orderNumber}</>
  );
};

/** Orders that their buyers haven’t picked up yet. */
export const OpenPickups = ({ pickups }: { readonly pickups: readonly WarehousePickupRow[] }) =>
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
            heldUntil === null ? <Instant at={readyBy} isFull /> : `until ${shortDayWords(heldUntil)}`,
        },
      ]}
    />
  );
