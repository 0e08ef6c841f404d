import { appointmentWords } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import type { ShopRow } from './shop-row.js';
import { useShopCalls } from './shop-calls.js';

/** The rotations that customers have booked at a shop. */
export const ComingRotations = ({ shop }: { readonly shop: Pick<ShopRow, 'id'> }) => {
  const data = useShopCalls();
  const canOpenCustomers = useCan()('accounts.read');
  const { data: rotations = [] } = useQuery({
    queryKey: ['shops', shop.id, 'rotations'],
    queryFn: () => data.rotations(shop.id),
    staleTime: 0,
  });
  if (rotations.length === 0) return null;
  return (
    <Panel title="Upcoming tire rotations">
      <PlainTable
        label="Upcoming tire rotations"
        rows={rotations}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Time at the shop', render: ({ appointment }) => appointmentWords(appointment) },
          { label: 'Vehicle', render: ({ vehicle }) => vehicle },
          {
            label: 'Customer',
            render: ({ accountId, firstName }) =>
              canOpenCustomers ? (
                <LinkBase to={`/accounts/${accountId}/show`}>{firstName}</LinkBase>
              ) : (
                firstName
              ),
          },
        ]}
      />
    </Panel>
  );
};
