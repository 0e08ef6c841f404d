import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { SelectInput } from '../../shell/form/index.js';

const MOST = 100;

/** A campaign that is shown as it is written, released or not. */
export const CampaignField = ({ asked }: { readonly asked: string | null }) => {
  const data = useDataProvider();
  const { data: found } = useQuery({
    queryKey: ['campaigns', 'preview'],
    queryFn: () =>
      data.getList('campaigns', {
        pagination: { page: 1, perPage: MOST },
        sort: { field: 'startsAt', order: 'DESC' },
        filter: {},
      }),
  });
  const campaigns = (found?.data ?? []) as readonly { readonly id: string; readonly name: string }[];
  return (
    <SelectInput
      label="Campaign draft"
      source="campaignId"
      options={[
        ['', 'None (released content only)'],
        // The address may name a campaign that isn't loaded yet.
        ...(asked === null || campaigns.some(({ id }) => id === asked) ? [] : [[asked, '…'] as const]),
        ...campaigns.map(({ id, name }) => [id, name] as const),
      ]}
    />
  );
};
