import { easternDay } from '@simpletread/domain';

import type { CampaignRow } from '../../../content/index.js';
import { containing } from '../../../platform/database/index.js';
import { type FoundSource, onValue } from './found-source.js';

type Row = Pick<CampaignRow, 'id' | 'name' | 'starts_at' | 'ends_at'>;

export const foundCampaigns: FoundSource<Row> = {
  kind: 'campaign',
  columns: 'c.id, c.name, c.starts_at, c.ends_at',
  from: 'campaigns.campaign c',
  key: 'c.id',
  orderBy: 'c.starts_at DESC, c.id DESC',
  anyOf: ({ text, isName }) => onValue(isName ? containing(text) : null, 'c.name ILIKE ?'),
  show: (row) => ({
    id: row.id,
    title: row.name,
    detail: `${easternDay(row.starts_at)} to ${easternDay(row.ends_at)}`,
  }),
};
