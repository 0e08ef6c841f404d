import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import styles from './Preview.module.css';

const MOST = 100;

/** A campaign that is shown as it is written, released or not. */
export const CampaignField = ({ initial }: { readonly initial: string | null }) => {
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
    <label className={styles.field}>
      Campaign as it is written
      {/* Made anew with its choices, so that the first of them is chosen where one is asked for. */}
      <select key={campaigns.length} name="campaignId" defaultValue={initial ?? ''}>
        <option value="">None: what is released</option>
        {campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
