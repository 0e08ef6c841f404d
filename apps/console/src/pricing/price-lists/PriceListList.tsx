import Button from '@mui/material/Button';
import { PRICE_AUDIENCES, type PriceListRow } from '@simpletread/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { type Column, type FilterField, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import {
  AUDIENCE_WORDS,
  PHASE_OPTIONS,
  PhaseChip,
  STATE_OPTIONS,
  useCampaignOptions,
  WINDOW_COLUMNS,
} from '../rules/index.js';
import { PriceListDialog } from './PriceListDialog.js';

const count = new Intl.NumberFormat('en-US');

const COLUMNS: readonly Column<PriceListRow>[] = [
  { id: 'name', label: 'Name', sortBy: 'name', render: (row) => row.name },
  { id: 'audience', label: 'Audience', sortBy: 'audience', render: (row) => AUDIENCE_WORDS[row.audience] },
  { id: 'phase', label: 'State', render: (row) => <PhaseChip phase={row.phase} /> },
  ...WINDOW_COLUMNS,
  { id: 'entries', label: 'Prices', isEnd: true, from: 'M', render: (row) => count.format(row.entryCount) },
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'audience',
    label: 'Audience',
    options: PRICE_AUDIENCES.map((audience) => ({ value: audience, label: AUDIENCE_WORDS[audience] })),
  },
  { kind: 'choice', source: 'phase', label: 'Status', options: PHASE_OPTIONS },
  { kind: 'choice', source: 'state', label: 'State', options: STATE_OPTIONS },
];

/** All price lists. */
export const PriceListList = () => {
  const can = useCan();
  const campaigns = useCampaignOptions();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListPage<PriceListRow>
        resource="price-lists"
        title="Price lists"
        sort={{ field: 'name', order: 'ASC' }}
        searchHint="Name of a list"
        filters={[...FILTERS, ...campaigns]}
        columns={COLUMNS}
        nameOf={(row) => row.name}
        above={
          can('pricing.change') ? (
            <Button
              variant="contained"
              startIcon={<Plus size={15} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              New price list
            </Button>
          ) : undefined
        }
      />
      {isOpen && <PriceListDialog priceList={null} onClose={() => setOpen(false)} />}
    </>
  );
};
