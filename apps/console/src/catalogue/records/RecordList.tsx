import Button from '@mui/material/Button';
import type { RecordRow } from '@simpletread/contract';
import {
  MOST_TABLE_RECORDS,
  ownValue,
  RECORD_FORMS,
  type RecordField,
  type RecordKind,
} from '@simpletread/domain';
import { Download, Pencil, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type Column, type FilterField, ListPage, useTable } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { BulkDialog } from './tables/BulkDialog.js';
import { groupOf, resourceOf } from './record-kinds.js';
import { ImportDialog } from './tables/ImportDialog.js';
import { shownValue } from './record-cells.js';
import styles from './Records.module.css';
import { useRecordCalls } from './record-calls.js';

type Opened = 'import' | 'all' | 'chosen' | null;

const count = new Intl.NumberFormat('en-US');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the kind that a record's name is of: a cost is named by its tire. */
const namedOf = (kind: RecordKind): string =>
  capital(RECORD_FORMS[kind === 'purchase-costs' ? 'tires' : kind].noun);

const columnOf = (field: RecordField): Column<RecordRow> => ({
  id: field.name,
  label: field.label,
  sortBy: field.name,
  isEnd: field.rule.kind === 'number' || field.rule.kind === 'money',
  // Prices and states are on phones too.
  ...(field.rule.kind === 'money' || field.name === 'status' ? {} : { from: 'L' }),
  render: (row) => shownValue(field, ownValue(row.values, field.name) ?? null),
});

const columnsOf = (kind: RecordKind): readonly Column<RecordRow>[] => [
  { id: 'label', label: namedOf(kind), sortBy: 'label', render: (row) => row.label },
  ...RECORD_FORMS[kind].fields.filter(({ isListed }) => isListed === true).map(columnOf),
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'XL',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const filterOf = ({ name: source, label, rule }: RecordField): FilterField => {
  if (rule.kind === 'flag') return { kind: 'flag', source, label, yes: 'yes', no: 'no' };
  if (rule.kind === 'choice')
    return {
      kind: 'choice',
      source,
      label,
      options: rule.options.map(({ value, label: name }) => ({ value: String(value), label: name })),
    };
  return { kind: rule.kind === 'number' ? 'number' : 'text', source, label };
};

const filtersOf = (kind: RecordKind): readonly FilterField[] => [
  ...RECORD_FORMS[kind].fields.filter(({ isFilter }) => isFilter === true).map(filterOf),
  ...(RECORD_FORMS[kind].alsoFilters ?? [])
    .filter(({ name }) => name !== 'lineId' && name !== 'categoryId')
    .map(({ name, label }): FilterField => ({ kind: 'text', source: name, label })),
];

/** The actions of the list: export, import, bulk change, new record. */
const Actions = ({ kind }: { readonly kind: RecordKind }) => {
  const form = RECORD_FORMS[kind];
  const data = useRecordCalls();
  const can = useCan();
  const { filterValues, total = 0, selectedIds = [] } = useListContext<RecordRow>();
  const [opened, setOpened] = useState<Opened>(null);
  const filter = filterValues as Readonly<Record<string, string | number | boolean>>;
  const table = useTable(() => data.exportRecords(kind, filter));
  const mayChange = can(groupOf(kind).change);
  const ids = opened === 'chosen' ? selectedIds.map(String) : null;
  const changed = ids === null ? total : ids.length;
  return (
    <div className={styles.actions}>
      <Button
        startIcon={<Download size={15} aria-hidden="true" />}
        disabled={table.isBusy}
        onClick={table.save}
      >
        {total > MOST_TABLE_RECORDS
          ? `Export the first ${MOST_TABLE_RECORDS.toLocaleString('en-US')}`
          : 'Export'}
      </Button>
      {mayChange && (
        <>
          <Button startIcon={<Upload size={15} aria-hidden="true" />} onClick={() => setOpened('import')}>
            Import
          </Button>
          <Button
            startIcon={<Pencil size={15} aria-hidden="true" />}
            disabled={total === 0}
            onClick={() => setOpened(selectedIds.length > 0 ? 'chosen' : 'all')}
          >
            {selectedIds.length > 0
              ? `Change ${selectedIds.length} selected`
              : `Change all ${count.format(total)}`}
          </Button>
          {form.isAddable && (
            <Button
              variant="contained"
              component={AppLink}
              href={`/${resourceOf(kind)}/create`}
              startIcon={<Plus size={15} aria-hidden="true" />}
            >
              New {form.noun}
            </Button>
          )}
        </>
      )}
      {opened === 'import' && <ImportDialog kind={kind} onClose={() => setOpened(null)} />}
      {(opened === 'all' || opened === 'chosen') && (
        <BulkDialog
          kind={kind}
          ids={ids}
          filter={filter}
          title={`Change ${count.format(changed)} ${changed === 1 ? form.noun : form.nouns}`}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
};

/** All records of a kind. */
export const RecordList = ({ kind }: { readonly kind: RecordKind }) => {
  const can = useCan();
  return (
    <ListPage<RecordRow>
      resource={resourceOf(kind)}
      title={capital(RECORD_FORMS[kind].nouns)}
      sort={{ field: 'label', order: 'ASC' }}
      searchHint={namedOf(kind) === 'Tire' ? 'Brand, line, size or item' : namedOf(kind)}
      filters={filtersOf(kind)}
      columns={columnsOf(kind)}
      isSelectable={can(groupOf(kind).change)}
      nameOf={(row) => row.label}
      actions={<Actions kind={kind} />}
    />
  );
};
