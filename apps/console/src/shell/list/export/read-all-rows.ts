import { isCountedOnly } from '@simpletread/contract';
import type { DataProvider, RaRecord } from 'react-admin';

import type { ListFilter, ListSort } from '../views/list-view.js';

const PAGE_ROWS = 500;
const MOST_ROWS = 10_000;

interface AllRows<Row> {
  readonly rows: readonly Row[];
  /** The total; more than `rows` holds if the limit cut them off. */
  readonly total: number;
}

/** Reads a list page by page, up to 10,000 rows. */
export const readAllRows = async <Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getList'>,
  resource: string,
  { sort, filter }: { readonly sort: ListSort; readonly filter: ListFilter },
): Promise<AllRows<Row>> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<Row>(resource, {
      pagination: { page, perPage: PAGE_ROWS },
      sort: { ...sort },
      filter,
    });
    rows.push(...data);
    if (
      data.length < PAGE_ROWS ||
      rows.length >= (isCountedOnly(total) ? MOST_ROWS : Math.min(total, MOST_ROWS))
    )
      return { rows, total };
  }
};
