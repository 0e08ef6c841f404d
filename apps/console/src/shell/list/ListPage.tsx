import type { ReactNode } from 'react';
import { type Identifier, ListBase, useListContext, type RaRecord } from 'react-admin';

import type { ViewResource } from './views/view-calls.js';
import { PageHeader } from '../frame/index.js';
import { BulkBar } from './BulkBar.js';
import type { CsvColumn } from './export/csv.js';
import { ExportButton } from './export/ExportButton.js';
import type { FilterField } from './filter-field.js';
import type { ListSort, ListView } from './views/list-view.js';
import { Pager } from './Pager.js';
import { ListTools } from './ListTools.js';
import { totalText } from './total-text.js';
import { ListTable, type ListTableProps } from './ListTable.js';
import { ViewTabs } from './views/ViewTabs.js';

export interface ListPageProps<Row extends RaRecord> extends Omit<ListTableProps<Row>, 'label'> {
  readonly resource: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly sort: ListSort;
  readonly searchHint?: string;
  readonly filters?: readonly FilterField[];
  readonly views?: readonly ListView[];
  /** For lists with saved views. */
  readonly savedFor?: ViewResource;
  readonly csv?: readonly CsvColumn<Row>[];
  readonly summary?: (rows: readonly Row[]) => string;
  /** Buttons for the selected rows, by their ids. */
  readonly bulkActions?: (ids: readonly Identifier[]) => ReactNode;
  readonly above?: ReactNode;
  /** In place of the export. */
  readonly actions?: ReactNode;
}

const TotalNote = () => {
  const { total } = useListContext();
  return total === undefined ? null : <>{totalText(total)} in this view</>;
};

/** A list of records with its views, filters, export and selection. */
export const ListPage = <Row extends RaRecord>({
  resource,
  title,
  note,
  sort,
  searchHint,
  filters = [],
  views = [],
  savedFor,
  csv,
  summary,
  bulkActions,
  above,
  actions,
  ...table
}: ListPageProps<Row>) => (
  <ListBase<Row>
    resource={resource}
    sort={{ ...sort }}
    perPage={25}
    // The table itself says what went wrong; a notice on top would say it twice.
    queryOptions={{ onError: () => undefined }}
  >
    <PageHeader
      title={title}
      note={note ?? <TotalNote />}
      actions={actions ?? (csv && <ExportButton csv={csv} />)}
    />
    {above}
    {(views.length > 0 || savedFor !== undefined) && <ViewTabs views={views} savedFor={savedFor} />}
    <ListTools searchHint={searchHint} filters={filters} columns={table.columns} />
    <ListTable<Row> label={title} {...table} />
    <Pager />
    {table.isSelectable === true && <BulkBar<Row> summary={summary} actions={bulkActions} />}
  </ListBase>
);
