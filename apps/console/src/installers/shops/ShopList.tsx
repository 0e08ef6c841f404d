import { formatMoney } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { type Column, type FilterField, ListPage } from '../../shell/list/index.js';
import { SHOP_FACES, type ShopRow } from './shop-row.js';

const COLUMNS: readonly Column<ShopRow>[] = [
  { id: 'company', label: 'Shop', sortBy: 'company', render: (row) => row.company },
  { id: 'code', label: 'Code', from: 'L', render: (row) => row.code },
  { id: 'city', label: 'City', sortBy: 'city', from: 'M', render: (row) => row.city },
  { id: 'state', label: 'State', sortBy: 'state', render: (row) => row.state },
  { id: 'zip', label: 'ZIP', sortBy: 'zip', from: 'M', render: (row) => row.zip },
  {
    id: 'price',
    label: 'Per tire',
    sortBy: 'installPriceInCents',
    isEnd: true,
    render: (row) => <b>{formatMoney(row.installPriceInCents)}</b>,
  },
  {
    id: 'rating',
    label: 'Rating',
    sortBy: 'rating',
    isEnd: true,
    from: 'L',
    render: (row) => (row.rating === null ? '–' : `${row.rating.toFixed(1)} (${row.reviewCount})`),
  },
  { id: 'orders', label: 'Orders', isEnd: true, from: 'L', render: (row) => row.orderCount },
  {
    id: 'status',
    label: 'Status',
    from: 'M',
    render: (row) => {
      const { label, tone, mark } = SHOP_FACES[row.status];
      return (
        <Chip tone={tone} mark={mark}>
          {label}
        </Chip>
      );
    },
  },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'text', source: 'state', label: 'State' },
  { kind: 'text', source: 'zip', label: 'ZIP' },
  {
    kind: 'choice',
    source: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
];

/** All partner shops. */
export const ShopList = () => (
  <ListPage<ShopRow>
    resource="shops"
    title="Shops"
    sort={{ field: 'company', order: 'ASC' }}
    searchHint="Name, city or code"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'Suspended', filter: { status: 'suspended' } },
    ]}
    savedFor="shops"
    columns={COLUMNS}
    nameOf={(row) => row.company}
    csv={[
      { label: 'Code', value: (row) => row.code },
      { label: 'Shop', value: (row) => row.company },
      { label: 'City', value: (row) => row.city },
      { label: 'State', value: (row) => row.state },
      { label: 'ZIP', value: (row) => row.zip },
      { label: 'Per tire', value: (row) => formatMoney(row.installPriceInCents) },
      { label: 'Status', value: (row) => SHOP_FACES[row.status].label },
    ]}
  />
);
