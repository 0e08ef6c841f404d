import Button from '@mui/material/Button';
import type { PriceEntryReply, PriceListRow } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import { HistoryPanel } from '../../shell/audit/index.js';
import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { RecordPage } from '../../shell/detail/index.js';
import { DeleteDraft } from '../../shell/editor/index.js';
import { PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { AUDIENCE_WORDS, MoveButtons, PhaseChip } from '../rules/index.js';
import { readAllRows, useTable } from '../../shell/list/index.js';
import { rowOf } from './grid-row.js';
import { ImportDialog } from './ImportDialog.js';
import { PriceEntries } from './PriceEntries.js';
import { PriceListDialog } from './PriceListDialog.js';
import { usePriceListCalls } from './price-list-calls.js';

const REFRESH_MS = 30_000;

interface ListProps {
  readonly priceList: PriceListRow;
}

const entriesGone = (count: number): string =>
  count === 0
    ? 'It has no prices yet.'
    : `Its ${count === 1 ? 'price is' : `${count} prices are`} deleted too.`;

const Tables = ({ priceList, isDirty }: ListProps & { readonly isDirty: boolean }) => {
  const can = useCan();
  const data = usePriceListCalls();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'import' | 'change' | null>(null);
  const table = useTable(() => data.exportPriceEntries(priceList.id));
  const mayChange = can('pricing.change') && priceList.state !== 'archived';
  const close = (): void => setOpen(null);
  return (
    <>
      <Button
        disabled={table.isBusy}
        startIcon={<Download size={15} aria-hidden="true" />}
        onClick={table.save}
      >
        Export
      </Button>
      {mayChange && (
        <>
          <Button
            disabled={isDirty}
            startIcon={<Upload size={15} aria-hidden="true" />}
            onClick={() => setOpen('import')}
          >
            Import
          </Button>
          <Button onClick={() => setOpen('change')}>Name and dates</Button>
        </>
      )}
      {can('pricing.change') && priceList.state === 'draft' && (
        <DeleteDraft {...priceList} resource="price-lists">
          It was never used. {entriesGone(priceList.entryCount)} This can’t be undone, but the audit log keeps
          a copy.
        </DeleteDraft>
      )}
      {can('pricing.change') && (
        <MoveButtons rule={priceList} resource="price-lists" move={data.movePriceList} isDirty={isDirty} />
      )}
      {open === 'import' && (
        <ImportDialog
          priceList={priceList}
          onDone={() => {
            close();
            notify('Prices imported.');
            for (const name of ['price-lists', 'price-entries', 'history'])
              void queryClient.invalidateQueries({ queryKey: [name] });
          }}
          onClose={close}
        />
      )}
      {open === 'change' && <PriceListDialog priceList={priceList} onClose={close} />}
    </>
  );
};

const PriceListView = ({ priceList }: ListProps) => {
  const data = useDataProvider();
  const [isDirty, setDirty] = useState(false);
  const {
    data: entries,
    error,
    refetch,
  } = useQuery({
    queryKey: ['price-entries', priceList.id],
    queryFn: () =>
      readAllRows<PriceEntryReply>(data, 'price-entries', {
        sort: { field: 'scope', order: 'ASC' },
        filter: { priceListId: priceList.id },
      }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <PageHeader
        title={priceList.name}
        marks={<PhaseChip phase={priceList.phase} />}
        note={`For ${AUDIENCE_WORDS[priceList.audience]}. Within a list the most specific row applies: tire, line, size, brand, category, all. Among several lists the lowest price applies, never above the tire’s own price.`}
        actions={<Tables priceList={priceList} isDirty={isDirty} />}
      />
      <div className={panel.stack}>
        {entries === undefined && error === null && <PageSkeleton />}
        {entries === undefined && error !== null && (
          <EmptyState
            tone="error"
            layout="row"
            title="We couldn’t load the prices"
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {entries !== undefined && (
          <PriceEntries priceList={priceList} rows={entries.rows.map(rowOf)} onDirty={setDirty} />
        )}
        <HistoryPanel type="priceList" id={priceList.id} seen={priceList.version} />
      </div>
    </>
  );
};

/** One price list with its prices. */
export const PriceListPage = () => (
  <RecordPage<PriceListRow> resource="price-lists" refreshMs={REFRESH_MS}>
    {(priceList) => <PriceListView key={priceList.id} priceList={priceList} />}
  </RecordPage>
);
