import type { listCampaigns, ReplyOf } from '@simpletread/contract';
import { useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import type { FilterField } from '../../shell/list/index.js';

const MOST = 100;

/** Filters by campaign; no options without permission to see campaigns. */
export const useCampaignOptions = (): readonly FilterField[] => {
  const can = useCan();
  const { data } = useGetList<ReplyOf<typeof listCampaigns>[number]>(
    'campaigns',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'startsAt', order: 'DESC' }, filter: {} },
    { enabled: can('campaigns.read') },
  );
  if (data === undefined || data.length === 0) return [];
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  return [{ kind: 'choice', source: 'campaignId', label: 'Campaign', options }];
};
