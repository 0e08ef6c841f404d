import { appointmentWords } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { orderNumberText, Panel, PlainTable } from '../../shell/detail/index.js';
import type { ShopRow } from './shop-row.js';
import { useShopCalls } from './shop-calls.js';

/** The times for which a shop has more cars than it takes; staff decide whose appointment moves. */
export const CrowdedSlots = ({ shop }: { readonly shop: Pick<ShopRow, 'id' | 'bays' | 'version'> }) => {
  const data = useShopCalls();
  const canOpenOrders = useCan()('orders.read');
  // Another number of bays makes other times too full: the version keeps the two apart.
  const { data: slots = [] } = useQuery({
    queryKey: ['shops', shop.id, 'crowded-slots', shop.version],
    queryFn: () => data.crowdedSlots(shop.id),
    staleTime: 0,
  });
  if (slots.length === 0) return null;
  return (
    <Panel
      title="Too many cars"
      extra={`more than ${shop.bays} per time slot; move the extra orders; only customers move rotations`}
    >
      <PlainTable
        label="Times with too many cars"
        rows={slots}
        keyOf={({ appointment }) => appointmentWords(appointment)}
        columns={[
          { label: 'Time at the shop', render: ({ appointment }) => appointmentWords(appointment) },
          { label: 'Cars', isEnd: true, render: ({ orders, rotations }) => orders.length + rotations },
          {
            label: 'Orders, the latest first, and rotations',
            render: ({ orders, rotations }) => [
              ...orders.map(({ id, orderNumber }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  {canOpenOrders ? (
                    <LinkBase to={`/orders/${id}/show`}>{orderNumberText(orderNumber)}</LinkBase>
                  ) : (
                    orderNumberText(orderNumber)
                  )}
                </span>
              )),
              rotations > 0 && (
                <span key="rotations">
                  {orders.length > 0 && ', '}
                  {rotations === 1 ? 'a rotation' : `${rotations} rotations`}
                </span>
              ),
            ],
          },
        ]}
      />
    </Panel>
  );
};
