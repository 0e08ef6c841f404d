import Button from '@mui/material/Button';
import type { PromotionRow } from '@simpletread/contract';
import { DISCOUNT_TYPES, formatMoney } from '@simpletread/domain';
import { Plus } from 'lucide-react';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type Column, type CsvColumn, type FilterField, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import {
  PHASE_OPTIONS,
  PhaseChip,
  STATE_OPTIONS,
  useCampaignOptions,
  WINDOW_COLUMNS,
} from '../rules/index.js';
import { TYPE_WORDS } from './promotion-words.js';

const count = new Intl.NumberFormat('en-US');

const usedText = ({ uses, useLimit }: PromotionRow): string =>
  useLimit === null ? count.format(uses) : `${count.format(uses)} of ${count.format(useLimit)}`;

const spentText = ({ spentInCents, budgetInCents }: PromotionRow): string =>
  budgetInCents === null
    ? formatMoney(spentInCents)
    : `${formatMoney(spentInCents)} of ${formatMoney(budgetInCents)}`;

const COLUMNS: readonly Column<PromotionRow>[] = [
  { id: 'name', label: 'Name', sortBy: 'name', render: (row) => row.name },
  { id: 'phase', label: 'State', render: (row) => <PhaseChip phase={row.phase} /> },
  { id: 'type', label: 'Kind', from: 'L', render: (row) => TYPE_WORDS[row.type] },
  { id: 'coupon', label: 'Code', from: 'XL', render: (row) => (row.needsCoupon ? 'needs one' : '–') },
  ...WINDOW_COLUMNS,
  {
    id: 'priority',
    label: 'Priority',
    sortBy: 'priority',
    isEnd: true,
    from: 'XL',
    render: (row) => row.priority,
  },
  { id: 'used', label: 'Used', isEnd: true, from: 'M', render: usedText },
  { id: 'spent', label: 'Discount', isEnd: true, from: 'XL', render: spentText },
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'XXL',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'choice', source: 'phase', label: 'Status', options: PHASE_OPTIONS },
  { kind: 'choice', source: 'state', label: 'State', options: STATE_OPTIONS },
  {
    kind: 'choice',
    source: 'type',
    label: 'Kind',
    options: DISCOUNT_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type] })),
  },
  { kind: 'flag', source: 'needsCoupon', label: 'Code', yes: 'with a code', no: 'without a code' },
];

const CSV: readonly CsvColumn<PromotionRow>[] = [
  { label: 'Name', value: (row) => row.name },
  { label: 'State', value: (row) => row.phase },
  { label: 'Kind', value: (row) => TYPE_WORDS[row.type] },
  { label: 'Starts', value: (row) => row.startsAt ?? '' },
  { label: 'Ends', value: (row) => row.endsAt ?? '' },
  { label: 'Priority', value: (row) => row.priority },
  { label: 'Uses', value: (row) => row.uses },
  { label: 'Discount', value: (row) => formatMoney(row.spentInCents) },
];

/** All promotions. */
export const PromotionList = () => {
  const can = useCan();
  const campaigns = useCampaignOptions();
  return (
    <ListPage<PromotionRow>
      resource="promotions"
      title="Promotions"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      searchHint="Name of a promotion"
      filters={[...FILTERS, ...campaigns]}
      views={[
        { name: 'All', filter: {} },
        { name: 'Running', filter: { phase: 'running' } },
        { name: 'Scheduled', filter: { phase: 'scheduled' } },
        { name: 'Drafts', filter: { phase: 'draft' } },
        { name: 'Paused', filter: { phase: 'paused' } },
      ]}
      columns={COLUMNS}
      csv={CSV}
      nameOf={(row) => row.name}
      above={
        can('pricing.change') ? (
          <Button
            variant="contained"
            component={AppLink}
            href="/promotions/create"
            startIcon={<Plus size={15} aria-hidden="true" />}
          >
            New promotion
          </Button>
        ) : undefined
      }
    />
  );
};
